/** Texts that are too long for a text box. */
import type { ChangeEvent, ClipboardEvent } from "react"

/** A longer text is kept but not drawn: a text box with millions of letters in it stops the page. */
export const maxDrawn = 100_000

/** The beginning of a refusal: how long a text is, and that it was not taken. */
export function tooLong(text: string): string {
  return `That has ${text.length.toLocaleString("en-GB")} characters, and was not taken.`
}

/**
 * What a text box that holds `text` gets, where its page takes a text of any length: `take` hears each new text, and
 * shows one of more than `most` characters in another way than in the box.
 */
export function anyLength(text: string, take: (text: string) => void, most = maxDrawn) {
  return {
    "data-limit": "own",
    onChange: (event: ChangeEvent<HTMLTextAreaElement>): void => {
      const { value } = event.target
      // Each change of the address makes the browser write down what the boxes have in them.
      if (value.length > most) event.target.value = ""
      take(value)
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>): void => {
      const pasted = event.clipboardData.getData("text")
      if (pasted.length <= most) return
      event.preventDefault()
      const { selectionStart, selectionEnd } = event.currentTarget
      take(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd))
    },
  }
}
