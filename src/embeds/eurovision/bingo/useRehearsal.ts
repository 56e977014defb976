/** The rehearsal on air, if any: card, marks and texts. Nothing of it is stored. */
import { useState } from "react"
import { random } from "../../../hooks/browser/random"
import { useTicks } from "../../../kits/motion/useTicks"
import { bingos, deal, markedCells, toggled } from "./logic"
import {
  eventMs,
  type Happening,
  missedIn,
  rehearsalName,
  rehearse,
  review,
  sightOf,
  tickerText,
} from "./rehearsal"
import type { Squares } from "./schema"

type Air = {
  name: string
  happenings: Happening[]
  /** The index of the current event; the number of events once it is over. */
  at: number
  marks: readonly string[]
  /** The last refused press, with its reason; the count restarts the shake animation. */
  refused: { text: string; says: string; count: number } | null
}

export function useRehearsal(squares: Squares) {
  const [air, setAir] = useState<Air | null>(null)
  const isOn = air !== null && air.at < air.happenings.length
  useTicks(isOn, eventMs, () => setAir(old => old && { ...old, at: old.at + 1, refused: null }))
  if (!air) {
    const begin = () => {
      const name = rehearsalName(random)
      setAir({ name, happenings: rehearse(name, squares), at: 0, marks: [], refused: null })
    }
    return { air: null, begin, end: () => {} }
  }
  const card = deal(air.name, squares)
  const press = (text: string) => {
    if (!isOn) return false
    const sight = sightOf(air.happenings, air.at, text)
    if (sight !== "seen" && !air.marks.includes(text)) {
      const says = sight === "late" ? "Too late. The room looks at you." : "The room has not seen that."
      setAir({ ...air, refused: { text, says, count: (air.refused?.count ?? 0) + 1 } })
      return false
    }
    const marks = toggled(air.marks, text)
    setAir({ ...air, marks, refused: null })
    return bingos(markedCells(card, marks)).length > bingos(markedCells(card, air.marks)).length
  }
  const happening = air.happenings[air.at]
  const missed = missedIn(air.happenings, air.at, air.marks)
  // After the end the screen keeps the last event.
  const shown = (happening ?? air.happenings.at(-1))?.text ?? ""
  const bingo = bingos(markedCells(card, air.marks)).length > 0 ? "Bingo!" : ""
  const says = happening
    ? `${tickerText(happening)} ${air.refused?.says ?? bingo}`.trim()
    : review(air.happenings, card, air.marks)
  return {
    air: { name: air.name, marks: air.marks, card, isOn, says, shown, missed, refused: air.refused, press },
    begin: () => {},
    end: () => setAir(null),
  }
}
