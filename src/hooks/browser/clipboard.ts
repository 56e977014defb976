/** Copying to the clipboard, with `execCommand` as the fallback. */

/** Copies a text; resolves to whether it worked. Browsers allow it only in a click or key handler. */
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
    let isCopied = false
    try {
      isCopied = document.execCommand("copy")
    } catch {
      // The caller explains how to copy by hand.
    }
    box.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return isCopied
  }
}
