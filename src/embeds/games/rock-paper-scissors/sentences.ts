/** Texts of a match: status, the opponent's reasoning, and the text to share. */
import { countOf, type Level, lastRound, matchLength, type Plan, roundsOf, type State } from "./logic"
import { likeliest } from "./predictor"
import { outcomeOf } from "./throws"

/** The opponents' names within a sentence. */
const called: Record<Level, string> = { 1: "Pertti", 2: "the machine", 3: "the machine" }

const whole: Record<Level, string> = {
  1: "a hamster who is half asleep",
  2: "a machine that had never met me",
  3: "a machine that remembers me",
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Formats a fraction as a percentage: "41%". */
export function percent(part: number): string {
  return `${Math.round(part * 100)}%`
}

/** Returns the longest thoughts of the opponent on a level. */
export const longestThoughts = (level: Level): string[] => [
  `${capital(called[level])} was asleep. A paw fell out of the bed.`,
  `${capital(called[level])} was sure that you would throw scissors.`,
]

/** Explains the opponent's last throw in a sentence. */
export function thoughtOf({ odds, why }: Plan, level: Level): string {
  const who = capital(called[level])
  if (why === "asleep") return `${who} was asleep. A paw fell out of the bed.`
  if (why === "die") return `${who} had no idea and rolled a die.`
  const { expected, confidence } = likeliest(odds)
  const guess = confidence >= 0.7 ? "was sure that" : confidence >= 0.45 ? "thought" : "had a feeling that"
  return `${who} ${guess} you would throw ${expected}.`
}

function scoreOf(state: State): string {
  const { won, lost, drawn } = countOf(roundsOf(state))
  return `${won} to ${lost}${drawn > 0 ? `, ${drawn} drawn` : ""}`
}

function ending(state: State): string {
  const { won, lost } = countOf(roundsOf(state))
  const score = `The match is over, ${scoreOf(state)}.`
  if (won === lost) return `${score} A draw, with dignity on both sides.`
  if (won < lost)
    return `${score} ${state.level === 1 ? "Pertti won in his sleep." : "The machine won. It had help, from you."}`
  const remarks = {
    1: "You won, quietly, so as not to wake him.",
    2: "You won. It will never know.",
    3: "You won. It won't forget that either.",
  }
  return `${score} ${remarks[state.level]}`
}

/** Describes the state of the match in a sentence or two. */
export function statusOf(state: State, over: boolean): string {
  const last = lastRound(state)
  if (!last) return `${matchLength} throws. ${capital(called[state.level])} has decided already. Your throw.`
  const { round } = last
  const outcome = { won: "won", lost: "lost", drawn: "a draw" }[outcomeOf(round)]
  const sign = `Your ${round.you}, ${state.level === 1 ? "his" : "its"} ${round.machine}: ${outcome}.`
  const rounds = roundsOf(state)
  const { won, lost } = countOf(rounds)
  return `${sign} ${over ? ending(state) : `${won} to ${lost} after ${rounds.length} of ${matchLength}.`}`
}

/** Returns the text to share after a match. */
export function shareText(state: State): string {
  const { won, lost } = countOf(roundsOf(state))
  const what = won > lost ? "I beat" : won < lost ? "I lost to" : "I drew with"
  return `RockPaperScissors: ${what} ${whole[state.level]}, ${scoreOf(state)} in ${matchLength} throws. The same dice are waiting for you.`
}
