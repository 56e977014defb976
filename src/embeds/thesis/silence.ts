/** A thing from another page as the opponent at a defence: it says nothing, and thinks most of those who say little. */
import { inSentence } from "../../kits/guest/useGuest"
import { answerCount, answersTo, grades, questionCount } from "./logic"
import type { Parts } from "./schema"

/** The words above the questions, which the candidate only believes to hear, in their order. */
const silences = [
  "{Name} said nothing. It sounded like:",
  "{Name} waited. The silence went on:",
  "Not a word from {name}. It felt like:",
  "{Name} let you finish. Then, silently:",
] as const

/** Returns the number of longer answers that the candidate could have avoided: 0 for the shortest each time. */
export function wordiness(seed: string, given: readonly number[], parts: Pick<Parts, "answers">): number {
  return given.reduce((sum, chosen, question) => {
    const offered = answersTo(seed, question, parts).map(({ says }) => says.length)
    return sum + offered.filter(length => length < (offered[chosen] ?? 0)).length
  }, 0)
}

const mostWordy = questionCount * (answerCount - 1)

/** Returns the grade of a defence against silence: the highest for the shortest answers. */
export function silentGrade(wordy: number): (typeof grades)[number] {
  const top = grades.length - 1
  return grades[Math.round(top * (1 - wordy / mostWordy))] ?? grades[0]
}

/** The facts of a defence with a thing in the opponent's chair. */
type Silence = {
  /** The name of the thing. */
  name: string
  /** The number of answers so far; null while nothing is asked. */
  given: number | null
  grade: string | null
  /** The wordiness of all answers. */
  wordy: number
  /** Something that has happened to it on another page. */
  deed?: string | undefined
}

/** Returns what is said of the silent opponent. */
export function silenceText({ name, given, grade, wordy, deed }: Silence): string {
  const inside = inSentence({ name })
  if (grade !== null) {
    const why = wordy <= 2 ? "Hardly a word was wasted." : wordy >= 6 ? "You talked too much." : "You talked."
    return `Graded ${grade} by ${inside}. ${why}`
  }
  if (given === null)
    return `The opponent is ill. He has sent ${inside}.${deed ? ` Its publications: “${deed}”` : ""}`
  return (silences[given] ?? silences[0]).replace("{Name}", name).replace("{name}", inside)
}

/**
 * Returns what is said of the usual opponent while he has heard of a thing that is not there: he cites its deed (`cited`), or
 * it has taken his chair before (null).
 */
export function recoveredText(name: string, cited: string | null): string {
  const inside = inSentence({ name })
  return cited === null
    ? `The opponent is well again, and has brought a red pen. He can't read the notes of ${inside}.`
    : `The opponent has read it. He has brought a red pen, and cites ${inside}: “${cited}”`
}

/** Returns what the thing has done at a defence. */
export const silentText = (grade: string): string => `Graded a thesis ${grade}, without a word.`
