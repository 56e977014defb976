/** The words that were read from a sign so far, and the winter that takes its letters one by one. */
import { useEffect, useEffectEvent, useMemo, useState } from "react"
import { random } from "../../hooks/browser/random"
import { hiddenIn, isNearly, isWorn, readIn, winterIn } from "./hidden"
import { lettersOf } from "./logic"

/** Milliseconds from one letter to the next: under three a second, so that the sparks flash no faster. */
const pause = 400

/** The words that were read in one sign. */
type Seen = { sign: string; words: readonly string[] }

/** The letters that are still to go, of a sign that is as the winter has left it: any other hand has ended it. */
type Leaving = { sign: string; out: string; places: readonly number[] }

const numbersIn = (out: string) => out.split("_").filter(Boolean).map(Number)

type Winter = {
  /** How many words can be read in the sign when letters are dark. */
  hidden: number
  /** Those that were read, in their order. */
  found: readonly string[]
  /** What the sign says now, null when it is no word. */
  reads: string | null
  /** Whether it is broken, says nothing, and would say a word with one letter less. */
  isNear: boolean
  /** Whether letters are going. */
  isOn: boolean
  /** Whether the next thing to be done is to have it repaired. */
  isOver: boolean
  /** Takes letters until a word is left, and those that are left at once when pressed again; or mends them all. */
  press: () => void
}

export function useWinter(
  letters: readonly string[],
  broken: readonly number[],
  motion: boolean,
  onBreak: (broken: readonly number[], last: number) => void,
): Winter {
  const sign = letters.join("")
  const out = broken.join("_")
  const hidden = useMemo(() => hiddenIn(lettersOf(sign)).length, [sign])
  const isOver = useMemo(() => isWorn(lettersOf(sign), numbersIn(out)), [sign, out])
  const [seen, setSeen] = useState<Seen>({ sign: "", words: [] })
  const [leaving, setLeaving] = useState<Leaving>({ sign: "", out: "", places: [] })
  const found = seen.sign === sign ? seen.words : []
  const going = leaving.sign === sign && leaving.out === out ? leaving.places : []
  const isOn = going.length > 0
  const reads = isOn ? null : readIn(letters, broken)
  const isNear = useMemo(() => out !== "" && isNearly(lettersOf(sign), numbersIn(out)), [sign, out])
  if (reads !== null && !found.includes(reads)) setSeen({ sign, words: [...found, reads] })

  /** Takes the letters that are next, and lets the others go later. */
  function take(now: readonly number[], last: number, later: readonly number[]): void {
    const next = [...broken, ...now]
    setLeaving({ sign, out: next.join("_"), places: later })
    onBreak(next, last)
  }
  const [next = -1, ...later] = going
  const takeNext = useEffectEvent(() => take([next], next, later))
  useEffect(() => {
    if (next < 0) return
    const timer = setTimeout(() => takeNext(), pause)
    return () => clearTimeout(timer)
  }, [next])

  function press(): void {
    if (isOn) take(going, -1, [])
    else if (isOver) onBreak([], -1)
    else {
      const list = winterIn(letters, broken, found, random)
      take(motion ? [] : list, -1, motion ? list : [])
    }
  }
  return {
    hidden,
    found,
    reads,
    isNear: isNear && !isOn && reads === null,
    isOn,
    isOver: isOver && !isOn,
    press,
  }
}
