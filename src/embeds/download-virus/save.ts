/** Saves a text as a file, made in the browser: nothing is asked of any server. */

/** Call it from a press. `name` is the file's name, with its ending. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the address a moment after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
