import * as styles from "../Hangman.module.css"
import type { State } from "../logic"
import type { Category } from "../schema"

type Props = { state: State; categories: readonly Category[] }

/** A postcard from Utsjoki at the end of a flight, with the words found on the way. */
export function Postcard({ state, categories }: Props) {
  const words = [...state.previousWords, state.word]
  const languageOf = (word: string) => categories.find(each => each.words.includes(word))?.language
  return (
    <section className={styles.postcard} aria-label="A postcard from Utsjoki">
      <svg viewBox="0 0 160 100" aria-hidden="true">
        <rect width="160" height="100" fill="#0b1b3a" />
        <path d="M0 40Q40 8 80 30T160 16V34Q110 40 80 48T0 58Z" fill="#3ddc97" opacity="0.7" />
        <path d="M0 60Q50 30 90 48T160 36V46Q110 54 84 62T0 72Z" fill="#8f7bff" opacity="0.5" />
        <path d="M0 86Q34 66 66 76T118 70T160 82V100H0Z" fill="#e8f0ff" />
        <path d="M104 84l10-14 10 14Z" fill="#b07a3c" stroke="#222" />
        <circle cx="114" cy="80" r="3" fill="#e0a860" stroke="#222" />
      </svg>
      <div>
        <p>
          <strong>Greetings from Utsjoki.</strong>
        </p>
        <p>I came by air. The lights are on here all night, and free. What you said on the way:</p>
        <ol>
          {words.map(word => (
            <li key={word} lang={languageOf(word)}>
              {word}
            </li>
          ))}
        </ol>
        <p>Pertti</p>
      </div>
    </section>
  )
}
