/** The film made from the visitor's text, which sails past on a wave. */
import { trimmed } from "../../../lib/text/blank"
import { columns, type Film, put, stage, text } from "../stage"

export const maxLetters = 60
export const nobodysText = "your text here"

/** Normalises the text to one row with one column a letter. */
export function sailing(words: string): string {
  const letters = [...words.normalize("NFC").slice(0, maxLetters * 8)].map(letter =>
    /\s/.test(letter) ? " " : letter,
  )
  const plain = letters.filter(letter => !/[\p{M}\p{C}]/u.test(letter))
  return trimmed(plain.slice(0, maxLetters).join(""))
}

/** Returns the film of a text; of an empty one, an invitation. */
export function own(words: string): Film {
  const line = sailing(words) || nobodysText
  const letters = [...line]
  const step = 2
  const frames = Math.ceil((columns + letters.length) / step)
  return {
    id: "own",
    title: "Your own film",
    frames,
    scenes: [
      { from: 0, words: `A sea. From the right, letter by letter on a wave, sails the text: ${line}` },
      { from: frames - 3, words: "The last letters leave on the left. The sea was there before, and stays." },
    ],
    draw(frame) {
      const on = stage()
      const level = (x: number) => 6 + Math.round(2 * Math.sin((x + frame * step) / 5))
      for (let x = 0; x < columns; x++) {
        put(on, "~", x, level(x) + 1)
        if ((x + frame) % 9 === 0 && level(x) + 3 < 12) put(on, "-", x, level(x) + 3)
      }
      letters.forEach((letter, i) => {
        const x = columns - (frame + 1) * step + i
        put(on, letter, x, level(x))
      })
      return text(on)
    },
  }
}
