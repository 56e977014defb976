/** The confession that a caught visitor has to sign: the contradictory statements, and a plea. */
import { hash } from "../../../lib/game/random"
import { contradiction, grouped } from "./halving"
import { askedIn, type State, topOf } from "./logic"

export type Confession = {
  /** Six digits, the same for the same lies. */
  number: string
  /** The two contradictory statements, without full stops. */
  statements: string[]
  /** A plea for a fraction between the two, with the ruling on it; null if one of them is the agreed range. */
  plea: { says: string; ruling: string } | null
}

/** Builds the confession. Throws a RangeError if the answers are consistent. */
export function confessionOf(state: State): Confession {
  const asked = askedIn(state)
  const top = topOf(state.level)
  const found = contradiction(top, asked)
  if (!found) throw new RangeError("There is nothing to confess.")
  const { last, earlier } = found
  const answers = asked.map(({ answer }) => answer).join()
  const number = String(hash(`${state.level} ${answers}`) % 1_000_000).padStart(6, "0")
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
