import type { KeyboardEvent } from "react"
import { Icon } from "../../../../components/icon/Icon"
import { useGrid } from "../../../../kits/board/useGrid"
import * as styles from "../Hangman.module.css"
import { type State, wrongLetters } from "../logic"
import { alphabets } from "../schema"
import { keyLabel } from "../sentences"
import type { Language } from "../words"

type Props = {
  state: State
  language: Language
  canGuess: boolean
  guess: (letter: string) => void
}

const columns = 7

/** An on-screen keyboard of the alphabet: one tab stop with arrow keys inside it. Typed letters are guesses too. */
export function Letters({ state, language, canGuess, guess }: Props) {
  const letters = [...alphabets[language]]
  const grid = useGrid<HTMLDivElement>(Math.ceil(letters.length / columns), columns)
  const misses = wrongLetters(state)
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
            aria-disabled={!canGuess || used}
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
