/** The endings of a career, tried in order: the first that fits applies. */
import { type Career, careerOf, type State } from "./career"

export type Ending = {
  id: string
  title: string
  /** The text shown in the list of endings in place of the title until the ending has been reached. */
  hint: string
  text: readonly string[]
  fits: (career: Career) => boolean
}

export const endings: readonly Ending[] = [
  {
    id: "hamster",
    title: "The hamster did it",
    hint: "Hire the right one, often.",
    fits: ({ perttis }) => perttis >= 60,
    text: [
      "The board has looked at who wrote what. A great deal of it, it turns out, was written by a hamster, between two and four in the morning, and without a single bug.",
      "They make him the 10x developer, and you his representative on ground level. You carry the card; he carries the seeds.",
      "At the ceremony he falls asleep in the trophy. It is the best speech that anybody has heard there.",
    ],
  },
  {
    id: "absent",
    title: "You were not there",
    hint: "Let it go on without you.",
    fits: ({ minutes, awayMinutes }) => awayMinutes > minutes / 2,
    text: [
      "For more than half of your career you were somewhere else. It went on without you, hour after hour, without a question and without an answer.",
      "A study is made. It finds that you are ten times as productive as others, mostly because you left them alone.",
      "They want you to talk about it. You send a picture of a lake.",
    ],
  },
  {
    id: "ghost",
    title: "Nobody has met you",
    hint: "Decline, and decline, and decline.",
    fits: ({ attended, declined }) => declined >= 12 && declined > attended * 3,
    text: [
      "You are a 10x developer, and not one person in the house can say what you look like. There is a theory that you are two people, and one that you are a script.",
      "Your chair is brought to the ceremony. It is thanked. It takes it well.",
      "In the evening you find all the invitations, and at the bottom of each a line by hand: 'We kept a biscuit for you.' They did. There are {declined}.",
    ],
  },
  {
    id: "calendar",
    title: "Ten, of which nine in meetings",
    hint: "Attend nearly everything, and a great deal of it.",
    fits: ({ attended, declined }) => attended >= 30 && attended > declined * 4,
    text: [
      "You sat through {attended} meetings, and for most of them you were awake. In the end it came out that you were the only one who had been in all of them, and so the only one who knew what the firm does.",
      "You are made a 10x developer, and asked to tell the others. It will take an hour. There is an invitation.",
      "You accept. You bring biscuits. It is over after ten minutes, because you stand up first.",
    ],
  },
  {
    id: "fire",
    title: "It is a feature now",
    hint: "Fix nothing that does not hurt.",
    fits: ({ shipped, fixed }) => shipped >= 600 && shipped > fixed,
    text: [
      "You shipped {shipped} bugs. In the first year people complained; in the second they got used to it; in the third a rival copied them, one by one, and got one wrong.",
      "There are forums now, and a museum. A small one, in Lahti, opens on Saturdays.",
      "You are a 10x developer. On the card it says so twice, and the second time it is cut off in the mid",
    ],
  },
  {
    id: "gardener",
    title: "The gardener",
    hint: "Refactor before it hurts.",
    fits: ({ refactors }) => refactors >= 40,
    text: [
      "You refactored {refactors} times. It never showed: that was the point. Things were where one looked for them, and had the name that one would have given them.",
      "When they come to see what a 10x developer does, they find you deleting. They watch for a while. It is as good as a fire.",
      "The last file has eleven lines. You read them, delete one, and go home while it is light.",
    ],
  },
  {
    id: "clean",
    title: "Nothing to report",
    hint: "Leave almost no bug behind.",
    fits: ({ shipped, fixed }) => shipped * 50 < fixed,
    text: [
      "Of all the bugs that came, hardly any got past you. It is so long since a call at night that Leena in operations had the telephone looked at.",
      "They can't find anything to praise you for. Nothing happened. In the end they give you a plain card, and Aino, who tests, has written on it: 'I looked. Well done.'",
      "She has never written that before. You keep it beside the keyboard, the right way up.",
    ],
  },
  {
    id: "plain",
    title: "10x",
    hint: "Do it as most would.",
    fits: () => true,
    text: [
      "You are a 10x developer. It took {rewrites} rewrites, {attended} meetings and one career, and it comes by mail, on a Tuesday.",
      "You wait for a feeling. It is the same chair. Onni, who is not an intern any more, comes by and asks how long something takes. You hear yourself say: 'I don't know yet', and he sits down, and you look at it together.",
      "That was the tenth x. It had not been mentioned.",
    ],
  },
]

/** Returns the first ending that fits the career; the last in the list is the fallback. */
export function endingOf(state: State): Ending {
  const career = careerOf(state.figures)
  return endings.find(({ fits }) => fits(career)) ?? (endings.at(-1) as Ending)
}

/** Returns an ending's paragraphs with {placeholders} replaced by the career's numbers. */
export function endingText({ text }: Ending, state: State): string[] {
  const career: Record<string, number> = careerOf(state.figures)
  return text.map(part => part.replace(/\{(\w+)\}/g, (_, key: string) => `${career[key] ?? ""}`))
}
