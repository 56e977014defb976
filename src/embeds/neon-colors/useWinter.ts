/** The words that were read from a sign so far, and the winter that takes its letters one by one. */
import { useEffect, useEffectEvent, useMemo, useState } from "react"
import { random } from "../../hooks/browser/random"
import { hiddenIn, readIn, winterIn } from "./hidden"
import { lettersOf } from "./logic"

/** Milliseconds from one letter to the next: under three a second, so that the sparks flash no faster. */
const pause = 400

/** Something that is so of one sign, and of no other. */
type Of<T> = { sign: string; list: readonly T[] }

const none = { sign: "", list: [] }

type Winter = {
  /** How many words can be read in the sign when letters are dark. */
  hidden: number
  /** Those that were read, in their order. */
  found: readonly string[]
  /** What the sign says now, null when it is no word. */
  reads: string | null
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
  const hidden = useMemo(() => hiddenIn(lettersOf(sign)).length, [sign])
  const [seen, setSeen] = useState<Of<string>>(none)
  const [leaving, setLeaving] = useState<Of<number>>(none)
  const found = seen.sign === sign ? seen.list : []
  const going = (leaving.sign === sign ? leaving.list : []).filter(at => !broken.includes(at))
  const isOn = going.length > 0
  const reads = isOn ? null : readIn(letters, broken)
  if (reads !== null && !found.includes(reads)) setSeen({ sign, list: [...found, reads] })

  const [next = -1] = going
  const go = useEffectEvent(() => onBreak([...broken, next], next))
  useEffect(() => {
    if (next < 0) return
    const timer = setTimeout(() => go(), pause)
    return () => clearTimeout(timer)
  }, [next])

  const isOver = broken.length > 0 && !isOn && winterIn(letters, broken, found, () => 0).length === 0

  function press(): void {
    const list = isOn ? going : isOver ? [] : winterIn(letters, broken, found, random)
    if (isOver) onBreak([], -1)
    else if (motion && !isOn) setLeaving({ sign, list })
    else onBreak([...broken, ...list], -1)
  }
  return { hidden, found, reads, isOn, isOver, press }
}
