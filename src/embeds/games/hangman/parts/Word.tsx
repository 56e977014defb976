import * as styles from "../Hangman.module.css"
import { missingLetters, type State } from "../logic"
import { spokenWord } from "../sentences"
import type { Language } from "../words"

type Props = {
  state: State
  language: Language
  over: boolean
}

/** The word as known so far; after the game with the missing letters filled in. */
export function Word({ state, language, over }: Props) {
  const missing = missingLetters(state)
  const parts = state.word.split(" ").map((part, place) => ({ part, key: `${place} ${part}` }))
  return (
    <div className={styles.wordBox}>
      <p className="visually-hidden" role="status" lang={over ? language : undefined}>
        {spokenWord(state)}
      </p>
      <div className={styles.word} aria-hidden="true">
        {parts.map(({ part, key }) => (
          <span key={key} className={styles.part}>
            {[...part].map((char, place) => {
              const hidden = missing.includes(char.toLowerCase())
              const shown = hidden && !over ? "" : char.toUpperCase()
              const kind = char === "-" ? styles.hyphen : hidden ? styles.missing : styles.letter
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a letter of a word is known by its place alone.
                <span key={place} className={kind}>
                  {shown}
                </span>
              )
            })}
          </span>
        ))}
      </div>
    </div>
  )
}
