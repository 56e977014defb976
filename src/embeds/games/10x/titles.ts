/** The title on a developer's card, by level, and the title that a career ends with. */
import type { Career } from "./career"
import { count, many, span } from "./words"

const cards: readonly [from: number, title: string][] = [
  [100, "Manager"],
  [88, "Nearly a 10x developer"],
  [76, "Fellow"],
  [57, "Distinguished developer"],
  [40, "Architect, drawing boxes"],
  [31, "Staff developer"],
  [22, "Senior developer"],
  [13, "Developer"],
  [0, "Junior developer"],
]

/** Returns the title on the card of a level in tenths of x. */
export function cardOf(tenths: number): string {
  return cards.find(([from]) => tenths >= from)?.[1] ?? ""
}

type Ending = { title: string; text: string; fits: (career: Career) => boolean }

/** The endings of a career: the first that fits applies, and the last fits always. */
export const endings: readonly Ending[] = [
  {
    title: "The Empty Chair",
    text: "You were away for most of it. A study found that this helped.",
    fits: ({ minutes, awayMinutes }) => awayMinutes > minutes / 2,
  },
  {
    title: "Just Checking In",
    text: "You asked them how it was going until it wasn't.",
    fits: ({ asked }) => asked >= 6,
  },
  {
    title: "Gone by the Window",
    text: "There is a path in the grass now. It has a name, and the name is yours.",
    fits: ({ left, attended }) => left >= 4 && left > attended,
  },
  {
    title: "Head of Applause",
    text: "The founder still hears you when it is quiet.",
    fits: ({ claps }) => claps >= 100,
  },
  {
    title: "Spokesman of the Duck",
    text: "You told it everything. It has told nobody.",
    fits: ({ ducks }) => ducks >= 25,
  },
  {
    title: "Mostly Coffee",
    text: "The machine has been retired. You have not slept since spring.",
    fits: ({ coffees }) => coffees >= 12,
  },
  {
    title: "It Was Not Me",
    text: "The box with the notes is still under the desk. They really are good notes.",
    fits: ({ blamed }) => blamed === 2,
  },
  {
    title: "It Is a Feature Now",
    text: "People complained, then got used to it, then wrote a guide.",
    fits: ({ shipped, fixed }) => shipped > fixed,
  },
  {
    title: "It Was Me",
    text: "You said so in front of everyone. Nobody has an entry for that in the form.",
    fits: ({ blamed }) => blamed === 1,
  },
  {
    title: "Attended",
    text: "You sat through every meeting. You are the only one who knows what the firm does.",
    fits: ({ attended, left }) => attended >= 3 && attended > left,
  },
  {
    title: "10x",
    text: "You wait for a feeling. It is the same chair.",
    fits: () => true,
  },
]

export function endingOf(career: Career): Ending {
  return endings.find(({ fits }) => fits(career)) ?? (endings.at(-1) as Ending)
}

const blamed = ["", "yourself", "the intern", "the duck", "the language model"]

/** Returns what is to be said about a career, a sentence each. */
export function summaryOf(career: Career): string[] {
  const { minutes, lines, presses, shipped, fixed, attended, left, coffees, claps, ducks, asked } = career
  const sentences = [
    `${count(lines)} lines in ${span(minutes * 60)}, ${presses === 1 ? "one" : count(presses)} of them by hand.`,
    `${many(fixed, "bug")} squashed. The other ${count(shipped)} have been delivered.`,
    attended > 0 && `${many(attended, "meeting")} attended to the end.`,
    left > 0 && `${many(left, "meeting")} left by the window.`,
    career.blamed > 0 && `For the fire you blamed ${blamed[career.blamed]}.`,
    claps > 0 && `You clapped ${claps === 1 ? "once" : `${count(claps)} times`}.`,
    coffees > 0 && `${many(coffees, "coffee")}.`,
    ducks > 0 && `You talked to a duck ${ducks === 1 ? "once" : `${count(ducks)} times`}.`,
    asked > 0 && `You asked how it was going ${asked === 1 ? "once" : `${count(asked)} times`}.`,
  ]
  return sentences.filter(sentence => sentence !== false)
}

/** Returns the text to share at the end of a career. */
export function shareText(career: Career): string {
  return `I am a 10x developer. My title: ${endingOf(career).title}. ${summaryOf(career).slice(0, 2).join(" ")}`
}
