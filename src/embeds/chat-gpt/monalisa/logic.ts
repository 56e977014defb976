/** The orders of the staged chat, and those of a visitor who is content. */
import type { Turn } from "../../../components/chat-replay/chat"

/** A message to the machine, and its answer. */
export type Round = { ask: string; answer: string }

/** The visitor's other line, which helps as little. */
export const praise: Round = { ask: "It's perfect. Leave it.", answer: "Thank you! I have improved it." }

/** Returns the orders in a chat: those that were answered with a drawing, and the last one, which wasn't. */
export function rounds(turns: readonly Turn[]): Round[] {
  return turns.flatMap(({ from, text }, i) => {
    const before = turns[i - 1]
    return from === "machine" && before?.from === "visitor" ? [{ ask: before.text, answer: text }] : []
  })
}

/** Returns the conversation up to a round, counted from 1; the rounds in `praised` were reached by praise. */
export function spoken(all: readonly Round[], round: number, praised: readonly number[]): Round[] {
  return all.slice(0, round).map((each, i) => (praised.includes(i + 1) ? praise : each))
}
