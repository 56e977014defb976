/** State of the visitor's hunt for juhq, with the guesses and the best result, in the browser's storage. */
import { useState } from "react"
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { compare, fresh, type Guess, type Hunt, isJuhq, maxGuesses } from "./logic"
import { type Exact, maxLength, readNumber } from "./read"

const guess = v.object({
  text: v.pipe(v.string(), v.maxLength(maxLength)),
  base: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(36)),
})

export const huntEntry = storageEntry<Hunt>(
  "number-is-juhq",
  v.object({
    guesses: v.pipe(v.array(guess), v.maxLength(maxGuesses)),
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
    best: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  fresh,
)

/** Returns the number of a guess; null if it is invalid. */
export function numberOf({ text, base }: Guess): Exact | null {
  const reading = readNumber(text, base)
  return reading.kind === "number" ? reading.value : null
}

/** Returns whether two guesses are the same number; false if either is invalid. */
export function sameNumber(a: Guess, b: Guess): boolean {
  const [one, other] = [numberOf(a), numberOf(b)]
  return one !== null && other !== null && compare(one, other) === 0
}

const isFound = (guesses: readonly Guess[]) =>
  guesses.some(each => {
    const value = numberOf(each)
    return value !== null && isJuhq(value)
  })

/** Adds a guess. Repeated guesses and those after the end don't count. */
export function withGuess(hunt: Hunt, next: Guess): Hunt {
  if (hunt.guesses.some(old => sameNumber(old, next)) || isFound(hunt.guesses)) return hunt
  const guesses = [...hunt.guesses, next].slice(-maxGuesses)
  const count = hunt.count + 1
  const best = isFound(guesses) ? Math.min(hunt.best ?? count, count) : hunt.best
  return { guesses, count, best }
}

/** Restores a cleared hunt. A better result from another tab in the meantime is kept. */
export function restoredHunt(forgotten: Hunt, { best }: Hunt): Hunt {
  const all = [forgotten.best, best].filter(one => one !== null)
  return { ...forgotten, best: all.length > 0 ? Math.min(...all) : null }
}

export function useHunt() {
  const [hunt, setHunt] = useStorage(huntEntry)
  const [forgotten, setForgotten] = useState<Hunt | null>(null)
  const { guesses, count, best } = hunt
  return {
    count,
    best,
    found: isFound(guesses),
    canUndo: forgotten !== null,
    /** Returns the guess before a given one, or the last one if it was never counted. Null if there is none. */
    before: (asked: Guess): Guess | null => {
      const at = guesses.findIndex(old => sameNumber(old, asked))
      return (at < 0 ? guesses.at(-1) : guesses[at - 1]) ?? null
    },
    add: (next: Guess) => {
      setForgotten(null)
      setHunt(old => withGuess(old, next))
    },
    restart: () => {
      setForgotten(count > 0 ? hunt : null)
      setHunt(old => ({ ...fresh, best: old.best }))
    },
    undo: () => {
      if (forgotten) setHunt(old => restoredHunt(forgotten, old))
      setForgotten(null)
    },
  }
}
