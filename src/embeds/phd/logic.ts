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

/** The beginning of a sentence, with the space in which it goes on. */
export const draft = "It can be argued that "

/** Words that are no topic, and adverbs. */
const noTopic = /^(?:about|also|because|been|have|much|that|them|then|there|they|this|very|with)$|ly$/i
const minTopicLength = 4

/** Returns the word of a draft that the supervisor takes for himself: the last that may be a topic, or the longest. */
export function topicOf(draft: string): string {
  const words = wordsOf(draft).map((word, place) => {
    const plain = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").slice(0, 24)
    return place === 0 ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain
  })
  const topic = words.filter(word => word.length >= minTopicLength && !noTopic.test(word)).at(-1)
  return topic ?? words.reduce((longest, word) => (word.length > longest.length ? word : longest), "")
}

/** The sentences that the supervisor writes himself, one for each of the student's, about its topic. */
export const ownSentences: readonly ((topic: string) => string)[] = [
  topic => `As I showed in 1974, it is all a matter of ${topic}.`,
  topic => `The student agrees with me about ${topic}.`,
  topic => `Further research on ${topic} is needed, by me.`,
]

/** His remarks, one after each of them. */
export const ownComments = [
  "There. My idea entirely. Now you again.",
  "We are making progress. One more.",
  "Finished. I have thanked you in a footnote, under U.",
] as const

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
