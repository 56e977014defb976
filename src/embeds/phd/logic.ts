/** The draft and its deletions, the supervisor's comments, the excuses, and the committee. */

import { hash } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"

/** Returns the words of a draft, in order. */
export function wordsOf(draft: string): string[] {
  return draft.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word))
}

/** Returns the number of words left after the first `struck` have been deleted. */
export function wordsLeft(draft: string, struck: number): number {
  return Math.max(0, wordsOf(draft).length - struck)
}

/** Returns how many of the first `struck` words are still the same after a change of the draft. */
export function stillStruck(before: string, after: string, struck: number): number {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const changed = old.slice(0, struck).findIndex((word, place) => word !== now[place])
  return changed === -1 ? Math.min(struck, old.length) : changed
}

export const draft = "It can be argued that"

/** The sentences that the supervisor writes himself, one for each of the student's. */
export const ownSentences = [
  "As I showed in 1974, this is so.",
  "The student agrees with me here.",
  "Further research is needed, by me.",
] as const

/** His remarks, one after each of them. */
export const ownComments = [
  "There. Now you again.",
  "We are making progress. One more.",
  "Finished. I have thanked you in a footnote, under U.",
] as const

/** Returns the words of the finished sentences and of the letters typed in the next. */
export function ownWords(sentences: number, letters: number): number {
  const finished = ownSentences.slice(0, sentences).join(" ")
  const next = ownSentences[sentences]?.slice(0, letters) ?? ""
  return wordsOf(`${finished} ${next}`).length
}

const comments = [
  "Is this word needed?",
  "Source?",
  "Says who?",
  "Too clear.",
  "We said this in 1974.",
  "Passive, please.",
  "Interesting. Remove.",
  "Define 'the'.",
  "My own article says it better.",
  "Reads like progress.",
  "Is this your dialect?",
  "Nice. For another thesis.",
] as const

/** Returns the supervisor's comment on a deleted word. */
export function commentOn(word: string, at: number): string {
  return comments[(hash(word.toLowerCase()) + at) % comments.length] as string
}

/** The preparations before writing. Each happens once; after that there is only coffee. */
export const preparations = [
  "Sharpened a pencil. The dissertation is typed.",
  "Named the file dissertation_final.doc.",
  "Renamed it dissertation_final_2.doc.",
  "Chose a font. It looks serious.",
  "Chose the other font. It looks finished.",
  "Sorted the references by colour of the cover.",
  "Defrosted the freezer. Found a sauce of 2019.",
  "Told the neighbour that it is going well.",
  "Watered the plant. It is a plastic plant.",
  "Wrote the acknowledgements. They are excellent.",
  "Made a schedule with twelve colours.",
  "Was late for the schedule; made a new one.",
  "Read about people who had finished. All were tired.",
  "Opened the window. Closed the window. Airing, 2 of 2.",
] as const

export function preparation(times: number): string {
  return preparations[times - 1] ?? `Made coffee, cup ${times - preparations.length}.`
}

export const committee = [
  {
    name: "Professor Emerita Aamu Myöhänen",
    chair: "Slow sciences",
    says: [
      "In my day we did not ask, we waited.",
      "Yes, in principle. Principles come out in March.",
      "A brave question. I had one too, in 1971.",
      "You should speak with somebody who was here last year.",
      "That depends on what you mean by the question mark.",
      "I would, but I am not in the building.",
      "Come back when it hurts less.",
      "It has been done in Swedish.",
    ],
  },
  {
    name: "Reviewer 2",
    chair: "Anonymous, known to all",
    says: [
      "Major revisions.",
      "Major revisions, and a new question.",
      "The author has not cited Reviewer 2 (2009a, 2009b).",
      "I stopped at the second word.",
      "Not novel. Somebody else has asked me this.",
      "Major revisions. The paper is also too wide.",
      "Reject, with kind regards, without the regards.",
    ],
  },
  {
    name: "Pertti",
    chair: "Applied running",
    says: [
      "The committee has eaten page 14.",
      "Squeak. (Accepted with distinction.)",
      "He runs for four minutes and looks at you.",
      "Squeak? (In which column?)",
      "He has moved the question to his nest.",
      "He is asleep, and his vote counts double.",
    ],
  },
] as const

export const question = "May I submit?"

/** Returns the members' answers. The same question, ignoring case and spacing, gets the same answers. */
export function answersTo(asked: string): string[] {
  const plain = trimmed(asked).replace(/\s+/g, " ").toLowerCase()
  if (plain === "") return committee.map(() => "...")
  return committee.map(({ says }, i) => says[hash(`${i} ${plain}`) % says.length] as string)
}
