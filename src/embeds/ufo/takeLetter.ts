/** Returns a title without its third letter, which a saucer has; short ones keep theirs. */
export function titleWithoutLetter(title: string): string {
  const letters = [...title]
  const at = letters.findIndex((letter, i) => i > 1 && /\p{L}/u.test(letter))
  return at < 0 ? title : [...letters.slice(0, at), "_", ...letters.slice(at + 1)].join("")
}

/** Keeps a letter out of the tab's title, whichever page gives it one, until the returned function is called. */
export function takeLetter(): () => void {
  let full = document.title
  const lift = () => {
    if (document.title === titleWithoutLetter(full)) return
    full = document.title
    document.title = titleWithoutLetter(full)
  }
  lift()
  const observer = new MutationObserver(lift)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    if (document.title === titleWithoutLetter(full)) document.title = full
  }
}
