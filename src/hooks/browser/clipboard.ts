/** Copying to the clipboard, with the old way where the new one is not allowed. */

/** Copies a text; resolves to whether it worked. Call it from a press. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const box = document.createElement("textarea")
    box.value = text
    box.style.position = "fixed"
    box.style.opacity = "0"
    const host = document.querySelector("dialog[open]") ?? document.body
    const focused = document.activeElement
    host.append(box)
    box.select()
    let worked = false
    try {
      worked = document.execCommand("copy")
    } catch {
      // Neither way is there: the caller says how to copy by hand.
    }
    box.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return worked
  }
}
