/** Texts of the game: status, errors in a guess, contradictions, and the text to share. */
import { type Asked, contradiction, grouped, halvingCount, leftAfter, middleOf, needed } from "./halving"
import { askedIn, isCaught, isFound, limitOf, type State, secretOf, topOf } from "./logic"

const guesses = (count: number) => `${count} ${count === 1 ? "guess" : "guesses"}`

/** The highest level on which the remaining range is shown while the visitor guesses. */
const lastWithNotes = 3

/** Returns a note on the guesses that binary search needs on this level. */
export function halvingNote({ level }: State): string {
  return `Halving needs ${guesses(needed(topOf(level)))} at most.`
}

/** Returns whether the remaining range is shown. */
export function hasNotes(state: State, over: boolean): boolean {
  return over || state.guesser === "machine" || state.level <= lastWithNotes
}

/** Describes the answer to a guess: "too low". */
export function answerText({ answer }: Asked): string {
  if (answer === "yes") return "yes"
  return answer === "higher" ? "too low" : "too high"
}

/** Returns the last guess with its answer, for large print: "50: too low"; "?" before the first. */
export function lastWord(state: State): string {
  const last = askedIn(state).at(-1)
  if (!last) return "?"
  return `${grouped(last.number)}: ${last.answer === "yes" ? "that's it" : answerText(last)}`
}

/** Parses a guess. Returns the number, or a sentence about what is wrong with the text. */
export function readGuess(text: string, state: State): number | string {
  const top = topOf(state.level)
  const digits = text.replace(/\s/g, "")
  if (digits === "") return `Write a number from 1 to ${grouped(top)}.`
  if (!/^[0-9]+$/.test(digits)) return "Write a whole number in digits alone, such as 7."
  const number = Number(digits)
  if (number < 1 || number > top) return `The numbers go from 1 to ${grouped(top)}.`
  const before = askedIn(state).find(asked => asked.number === number)
  return before ? `You have guessed ${grouped(number)} already: ${answerText(before)}.` : number
}

function yourEnding(state: State, asked: Asked[]): string {
  if (state.guesser !== "you") return ""
  const top = topOf(state.level)
  const halvingGuesses = needed(top)
  const secret = grouped(secretOf(state.seed, state.level))
  if (!isFound(state)) {
    const halving = guesses(halvingCount(secretOf(state.seed, state.level), top))
    return `That was the last guess. The number was ${secret}. Halving would have found it in ${halving}.`
  }
  const praise =
    asked.length < halvingGuesses
      ? "You beat halving. Pertti calls that luck."
      : asked.length === halvingGuesses
        ? "Halving does no better."
        : "Pertti would have halved more."
  return `${secret} it is, found in ${guesses(asked.length)}; halving needs ${halvingGuesses} at most. ${praise}`
}

function yourStatus(state: State, over: boolean): string {
  const top = topOf(state.level)
  const asked = askedIn(state)
  const last = asked.at(-1)
  const limit = limitOf(state.level)
  if (!last) {
    return `It is a number from 1 to ${grouped(top)}. You have ${guesses(limit)}.`
  }
  if (isFound(state)) return yourEnding(state, asked)
  const before = leftAfter(top, asked.slice(0, -1))
  const known = last.number < before.low || last.number > before.high ? ", which you knew" : ""
  const answer = `${grouped(last.number)} is ${answerText(last)}${known}.`
  if (over) return `${answer} ${yourEnding(state, asked)}`
  const { low, high } = leftAfter(top, asked)
  const where =
    low === high ? `Only ${grouped(low)} is left` : `It is from ${grouped(low)} to ${grouped(high)}`
  return `${answer} ${hasNotes(state, over) ? `${where}. ` : ""}${guesses(limit - asked.length)} to go.`
}

/** Describes a contradiction in the answers; "" if there is none. */
export function lieText(state: State): string {
  const asked = askedIn(state)
  const top = topOf(state.level)
  const found = contradiction(top, asked)
  if (!found) return ""
  const { last, earlier } = found
  const one = `answer ${asked.length} says that it is ${last.answer} than ${grouped(last.number)}`
  if (earlier) {
    const place = asked.indexOf(earlier) + 1
    return `That can't be: ${one}, and answer ${place} that it is ${earlier.answer} than ${grouped(earlier.number)}. No whole number is between.`
  }
  const end = last.answer === "higher" ? `the numbers end at ${grouped(top)}` : "the numbers begin at 1"
  return `That can't be: ${one}, and ${end}.`
}

function machineStatus(state: State): string {
  const top = topOf(state.level)
  const halvingGuesses = needed(top)
  const asked = askedIn(state)
  if (isCaught(state)) return `${lieText(state)} The machine is not angry. It only counts.`
  if (isFound(state)) {
    const short = halvingGuesses - asked.length
    const remark =
      short === 0
        ? "It never needs more. You hid well."
        : short === 1
          ? "It had one guess left. Call it a draw."
          : "It was not worried."
    return `The machine found ${grouped(asked.at(-1)?.number ?? 0)} in ${guesses(asked.length)}. ${remark}`
  }
  const left = leftAfter(top, asked)
  const guess = grouped(middleOf(left))
  if (asked.length === 0) {
    return `Think of a number from 1 to ${grouped(top)}. Is it ${guess}?`
  }
  const count = left.high - left.low + 1
  const numbers = count === 1 ? "One number is" : `${grouped(count)} numbers are`
  return `${numbers} left. Guess ${asked.length + 1}: is it ${guess}?`
}

/** Describes the state of the game in one to four sentences. */
export function statusOf(state: State, over: boolean): string {
  return state.guesser === "you" ? yourStatus(state, over) : machineStatus(state)
}

/** Returns the text to share after a game. It does not reveal the number. */
export function shareText(state: State): string {
  const top = topOf(state.level)
  const range = `from 1 to ${grouped(top)}`
  const count = askedIn(state).length
  if (state.guesser === "you") {
    return isFound(state)
      ? `Guessing: I found a number ${range} in ${guesses(count)}, where halving needs ${needed(top)} at most. Can you find the same one?`
      : `Guessing: a number ${range} is still hiding from me after ${guesses(count)}. Can you find the same one?`
  }
  if (isCaught(state))
    return `Guessing: a machine caught me lying about a number ${range} after ${count} answers. What would you tell it?`
  return `Guessing: a machine found my number ${range} in ${guesses(count)}; it needs ${needed(top)} at most. How well can you hide one?`
}
