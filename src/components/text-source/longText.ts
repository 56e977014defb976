/** Texts that are too long for a text box. */
import type { ClipboardEvent } from "react"

/** A longer text is kept but not drawn: a text box with millions of letters in it stops the page. */
export const mostDrawn = 100_000

/** Hears what is pasted into a box that holds `text`: `take` gets the whole where it would be too long for the box. */
export function takeLongPaste(text: string, take: (text: string) => void) {
  return (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const pasted = event.clipboardData.getData("text")
    if (pasted.length <= mostDrawn) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    take(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd))
  }
}
