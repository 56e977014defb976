import type { Ref } from "react"
import * as styles from "../CheckUsernamePassword.module.css"
import { bare, charactersOf, seed } from "../measures"

type Props = {
  text: string
  isFalling: boolean
  /** The expired password, whose letters are yellow with age until they are changed; "" for none. */
  expired: string
  ref: Ref<HTMLDivElement>
}

/** Returns the indices of the characters that are the same as in the expired password, seeds aside. */
function oldOf(characters: readonly string[], expired: string): ReadonlySet<number> {
  const before = charactersOf(bare(expired))
  const places = [...characters.keys()].filter(i => characters[i] !== seed)
  return new Set(places.filter((i, at) => characters[i]?.toLowerCase() === before[at]))
}

/** Returns the indices of the first four letters with legs that stand side by side, seeds aside. */
function tableOf(characters: readonly string[]): ReadonlySet<number> {
  let run: number[] = []
  for (const [i, character] of characters.entries()) {
    if (character === seed) continue
    run = /[gjpqy]/.test(character) ? [...run, i] : []
    if (run.length === 4) return new Set(run)
  }
  return new Set()
}

/** The letters as drawn under the transparent text of the field, each in a place of its own. */
export function Letters({ text, isFalling, expired, ref }: Props) {
  const characters = charactersOf(text)
  const old = oldOf(characters, expired)
  const table = tableOf(characters)
  return (
    <div ref={ref} className={styles.letters} aria-hidden="true" data-falling={isFalling || undefined}>
      {characters.map((character, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the field
          key={i}
          data-letter=""
          data-seed={character === seed || undefined}
          data-table={table.has(i) || undefined}
          data-old={old.has(i) || undefined}
          style={isFalling ? { animationDelay: `${(i * 37) % 700}ms` } : undefined}
        >
          {character}
        </span>
      ))}
      {"\u200b"}
    </div>
  )
}
