import type { KeyboardEvent } from "react"
import { Icon } from "../../../../components/icon/Icon"
import { useGrid } from "../../../../kits/board/useGrid"
import * as styles from "../Hangman.module.css"
import { missesOf, type State } from "../logic"
import { alphabets } from "../schema"
import { keyLabel } from "../sentences"
import type { Language } from "../words"

type Props = {
  state: State
  language: Language
  /** Whether a letter can be guessed now. */
  open: boolean
  guess: (letter: string) => void
}

const columns = 7

/** The letters of the alphabet as keys: one stop for the Tab key, arrows within, and letters typed there are guesses. */
export function Letters({ state, language, open, guess }: Props) {
  const letters = [...alphabets[language]]
  const grid = useGrid<HTMLDivElement>(Math.ceil(letters.length / columns), columns)
  const misses = missesOf(state)
  const press = (event: KeyboardEvent) => {
    grid.onKeyDown(event)
    const letter = event.key.toLowerCase()
    if (!letters.includes(letter) || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    event.preventDefault()
    guess(letter)
  }
  return (
    <div
      className={styles.letters}
      role="toolbar"
      aria-label="Letters"
      tabIndex={-1}
      ref={grid.ref}
      onKeyDown={press}
    >
      {letters.map((letter, index) => {
        const used = state.letters.includes(letter)
        const kind = used ? (misses.includes(letter) ? styles.miss : styles.hit) : undefined
        return (
          <button
            key={letter}
            type="button"
            {...grid.cell(index)}
            className={kind}
            aria-label={keyLabel(state, letter)}
            aria-disabled={!open || used}
            onClick={() => guess(letter)}
          >
            {letter.toUpperCase()}
            {used && !misses.includes(letter) && <Icon name="tick" />}
          </button>
        )
      })}
    </div>
  )
}
