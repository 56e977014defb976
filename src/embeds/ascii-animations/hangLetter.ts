/** Hangs the first letter of the window's title on the hook, which has pulled it out of there; returns how to let it go. */
export function hangLetter(): () => void {
  const title = document.querySelector(
    "[data-program]:not([data-rank]) .title-bar-text, main .title-bar-text",
  )
  const caught = document.querySelector("[data-loose] [data-caught]")
  if (caught) caught.textContent = [...(title?.textContent?.trim() ?? "")][0] ?? ""
  return () => {
    if (caught) caught.textContent = ""
  }
}
