/** Texts that are too long for a text box. */
import type { ChangeEvent, ClipboardEvent } from "react"

/** The maximum length of a text in a text area, in characters: millions of letters in one freeze the page. */
export const maxFieldLength = 100_000

/** Returns the beginning of the message about a text that was rejected for its length. */
export function tooLongMessage(text: string): string {
  return `That has ${text.length.toLocaleString("en-GB")} characters, and was not taken.`
}

/**
 * Returns the props of a text area for texts of any length. `take` gets each new text; the caller shows a text of more
 * than `maxLength` characters outside the text area.
 */
export function longTextProps(text: string, take: (text: string) => void, maxLength = maxFieldLength) {
  return {
    "data-limit": "own",
    onChange: (event: ChangeEvent<HTMLTextAreaElement>): void => {
      const { value } = event.target
      // Browsers save the content of all fields at each change of the address, which is slow for long texts.
      if (value.length > maxLength) event.target.value = ""
      take(value)
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>): void => {
      const pasted = event.clipboardData.getData("text")
      if (pasted.length <= maxLength) return
      event.preventDefault()
      const { selectionStart, selectionEnd } = event.currentTarget
      take(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd))
    },
  }
}
