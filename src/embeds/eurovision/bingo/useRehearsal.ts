/** The rehearsal on air, if any, which is played on the visitor's own card. */
import { useState } from "react"
import { random } from "../../../hooks/browser/random"
import { useTicks } from "../../../kits/motion/useTicks"
import { bingos, deal, markedCells, toggled } from "./logic"
import { eventMs, type Happening, missedIn, rehearse, review, sightOf, tickerText } from "./rehearsal"
import type { Squares } from "./schema"

type Air = {
  happenings: Happening[]
  /** The index of the current event; the number of events once it is over. */
  at: number
  /** The last refused press, with its reason; the count restarts the shake animation. */
  refused: { text: string; says: string; count: number } | null
}

type Own = { name: string | null; marks: readonly string[]; toggle: (text: string) => void }

export function useRehearsal(squares: Squares, { name, marks, toggle }: Own) {
  const [air, setAir] = useState<Air | null>(null)
  const isOn = air !== null && air.at < air.happenings.length
  useTicks(isOn, eventMs, () => setAir(old => old && { ...old, at: old.at + 1, refused: null }))
  if (!air || name === null) {
    const begin = () => {
      if (name === null) return
      const night = String(Math.floor(random() * 10_000))
      setAir({ happenings: rehearse(name, squares, night), at: 0, refused: null })
    }
    return { air: null, begin, end: () => {} }
  }
  const card = deal(name, squares)
  const press = (text: string) => {
    if (!isOn) return false
    const sight = sightOf(air.happenings, air.at, text)
    if (sight !== "seen" && !marks.includes(text)) {
      const says = sight === "late" ? "Too late. The room looks at you." : "The room has not seen that."
      setAir({ ...air, refused: { text, says, count: (air.refused?.count ?? 0) + 1 } })
      return false
    }
    setAir({ ...air, refused: null })
    toggle(text)
    return bingos(markedCells(card, toggled(marks, text))).length > bingos(markedCells(card, marks)).length
  }
  const happening = air.happenings[air.at]
  const missed = missedIn(air.happenings, air.at, marks)
  // After the end the screen keeps the last event.
  const shown = (happening ?? air.happenings.at(-1))?.text ?? ""
  const bingo = bingos(markedCells(card, marks)).length > 0 ? "Bingo!" : ""
  const says = happening
    ? `${tickerText(happening)} ${air.refused?.says ?? bingo}`.trim()
    : review(air.happenings, card, marks)
  return {
    air: { isOn, says, shown, missed, refused: air.refused, press },
    begin: () => {},
    end: () => setAir(null),
  }
}
