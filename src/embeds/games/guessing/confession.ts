/** The confession of somebody whose answers can't all be true: what was said, and what may be pleaded. */
import { hash } from "../../../lib/game/random"
import { contradiction, grouped } from "./halving"
import { askedIn, type State, topOf } from "./logic"

export type Confession = {
  /** Of six digits; the same lies have the same one. */
  number: string
  /** The two things that can't both be true, without full stops. */
  statements: string[]
  /** The number that would be between, and what the machine says to it; null where nothing would. */
  plea: { says: string; ruling: string } | null
}

/** Throws a RangeError for somebody who has told no lie. */
export function confessionOf(state: State): Confession {
  const asked = askedIn(state)
  const top = topOf(state.level)
  const found = contradiction(top, asked)
  if (!found) throw new RangeError("There is nothing to confess.")
  const { last, earlier } = found
  const said = asked.map(({ answer }) => answer).join()
  const number = String(hash(`${state.level} ${said}`) % 1_000_000).padStart(6, "0")
  const latest = `that it is ${last.answer} than ${grouped(last.number)} (answer ${asked.length})`
  if (!earlier) {
    const ends = `that it is from 1 to ${grouped(top)} (before we began)`
    return { number, statements: [ends, latest], plea: null }
  }
  const first = `that it is ${earlier.answer} than ${grouped(earlier.number)} (answer ${asked.indexOf(earlier) + 1})`
  const half = `${grouped(Math.min(last.number, earlier.number))}.5`
  const plea = { says: `It was ${half}`, ruling: `${half} is not whole. It has been added to the charge.` }
  return { number, statements: [first, latest], plea }
}
