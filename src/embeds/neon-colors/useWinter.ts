/** The words found in a sign so far, and the winter that takes its letters one by one. */
import { useEffect, useEffectEvent, useMemo, useState } from "react"
import { random } from "../../hooks/browser/random"
import { isNearly, isWorn, lettersToDarken, readIn } from "./hidden"
import { lettersOf } from "./logic"

/** The interval between two letters in milliseconds: fewer than three sparks a second, so that they don't flash. */
const letterIntervalMs = 400

/** The words found in a sign. */
type Seen = { sign: string; words: readonly string[] }

/** The letters still to be taken. Any other change of the sign invalidates them. */
type Leaving = { sign: string; out: string; places: readonly number[] }

const numbersIn = (out: string) => out.split("_").filter(Boolean).map(Number)

type Winter = {
  /** The words that the sign has shown, in order. */
  found: readonly string[]
  /** The word on the sign; null for nonsense or the whole text. */
  reads: string | null
  /** True if the sign is broken, and one more dark letter would make it say something. */
  isNear: boolean
  /** True while letters are being taken. */
  isOn: boolean
  /** True if the sign can only be repaired. */
  isOver: boolean
  /** Takes letters until a word is left; pressed again, takes the remaining ones at once. A worn sign keeps its last. */
  wait: () => void
  /** Mends all letters. */
  repair: () => void
}

export function useWinter(
  letters: readonly string[],
  broken: readonly number[],
  motion: boolean,
  onBreak: (broken: readonly number[], last: number) => void,
): Winter {
  const sign = letters.join("")
  const out = broken.join("_")
  const isOver = useMemo(() => isWorn(lettersOf(sign), numbersIn(out)), [sign, out])
  const [seen, setSeen] = useState<Seen>({ sign: "", words: [] })
  const [leaving, setLeaving] = useState<Leaving>({ sign: "", out: "", places: [] })
  const found = seen.sign === sign ? seen.words : []
  const going = leaving.sign === sign && leaving.out === out ? leaving.places : []
  const isOn = going.length > 0
  const reads = isOn ? null : readIn(letters, broken)
  const isNear = useMemo(() => out !== "" && isNearly(lettersOf(sign), numbersIn(out)), [sign, out])
  if (reads !== null && !found.includes(reads)) setSeen({ sign, words: [...found, reads] })

  /** Takes the next letters and schedules the others. */
  function take(now: readonly number[], last: number, later: readonly number[]): void {
    const next = [...broken, ...now]
    setLeaving({ sign, out: next.join("_"), places: later })
    onBreak(next, last)
  }
  const [next = -1, ...later] = going
  const takeNext = useEffectEvent(() => take([next], next, later))
  useEffect(() => {
    if (next < 0) return
    const timer = setTimeout(() => takeNext(), letterIntervalMs)
    return () => clearTimeout(timer)
  }, [next])

  function wait(): void {
    if (isOn) take(going, -1, [])
    else if (!isOver) {
      const list = lettersToDarken(letters, broken, found, random)
      take(motion ? [] : list, -1, motion ? list : [])
    }
  }
  return {
    found,
    reads,
    isNear: isNear && !isOn && reads === null,
    isOn,
    isOver: isOver && !isOn,
    wait,
    repair: () => onBreak([], -1),
  }
}
