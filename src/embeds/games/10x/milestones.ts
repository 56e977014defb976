/** Milestones announced once per career, job titles by level, and texts of promotions and rewrite proposals. */
import type { State } from "./career"

type Milestone = { id: string; reached: (state: State) => boolean; says: string }

const lines = (count: number, says: string): Milestone => ({
  id: `lines-${count}`,
  reached: ({ figures }) => figures.lines >= count,
  says,
})

const bugs = (count: number, says: string): Milestone => ({
  id: `bugs-${count}`,
  reached: state => state.bugs >= count,
  says,
})

export const milestones: readonly Milestone[] = [
  lines(1, "You have written a line. It says hello to the world, which has not answered yet."),
  lines(100, "A hundred lines. You could still explain every one of them."),
  lines(1_000, "A thousand lines. Some of them are different."),
  lines(10_000, "Ten thousand lines. You scroll faster now, and look away while you do."),
  lines(100_000, "A hundred thousand lines. Somebody has asked for an overview. There is none."),
  lines(1_000_000, "A million lines. A book of that length would have had a character by now."),
  lines(10_000_000, "Ten million lines. It begins to answer mails on its own. It is polite."),
  lines(100_000_000, "A hundred million lines. The first ones have been forgotten, and are the best."),
  lines(1_000_000_000, "A thousand million lines. It does what the first hundred did, and logs it."),
  bugs(10, "There are ten bugs. They slow everybody down. Fix them, or hire somebody who enjoys it."),
  bugs(50, "There are fifty bugs. They have begun to depend on one another."),
  bugs(150, "There are 150 bugs. One of them holds up the roof. Mend with care."),
  {
    id: "debt-60",
    reached: ({ debt }) => debt >= 60,
    says: "The technical debt is over 60%. Everything slows down and breaks more. A refactoring would help.",
  },
  {
    id: "debt-150",
    reached: ({ debt }) => debt >= 150,
    says: "The technical debt is over 150%. The code has begun to charge interest.",
  },
  {
    id: "goodwill-0",
    reached: ({ goodwill }) => goodwill === 0,
    says: "You have no goodwill left. It has gone quiet at the coffee machine. Meetings help, unfortunately.",
  },
  {
    id: "goodwill-10",
    reached: ({ goodwill }) => goodwill === 10,
    says: "Everybody likes you. There was a card. It does not say what for.",
  },
  {
    id: "nods",
    reached: ({ figures }) => figures.nods >= 20,
    says: "You have nodded twenty times. You have agreed to something; it will come up.",
  },
]

/** Returns the first reached milestone that has not been announced; null if there is none. */
export function nextMilestone(state: State): Milestone | null {
  return milestones.find(({ id, reached }) => !state.told.includes(id) && reached(state)) ?? null
}

/** Job titles with the lowest level in tenths of x, highest first. */
const titles: readonly [from: number, title: string][] = [
  [100, "10x developer"],
  [90, "Nearly 10x developer"],
  [75, "Fellow"],
  [60, "Distinguished developer"],
  [45, "Architect, drawing boxes"],
  [33, "Principal developer"],
  [24, "Staff developer"],
  [17, "Senior developer"],
  [12, "Developer"],
  [0, "Junior developer"],
]

/** Returns the job title of a level in tenths of x. */
export function titleOf(tenths: number): string {
  return titles.find(([from]) => tenths >= from)?.[1] ?? ""
}

const promotions: readonly [from: number, says: string][] = [
  [75, "As a Fellow you may do what you like. It is what you did before, with a nameplate."],
  [60, "You are Distinguished. People straighten up when you open a terminal."],
  [45, "You are an Architect. You draw a box, and an arrow to it, and go home tired."],
  [33, "You are a Principal. Of what, should have been asked earlier."],
  [24, "You are Staff. It means that you are asked, and then it is done the other way."],
  [17, "You are Senior. You have begun to say 'it depends', and it does."],
  [12, "You are a Developer, without an adjective. Enjoy it: there will be adjectives."],
  [0, "You are as Junior as before, but in Rust."],
]

/** Returns the announcement of a promotion to a level in tenths of x. */
export function promotionOf(tenths: number): string {
  return promotions.find(([from]) => tenths >= from)?.[1] ?? ""
}

const proposals = [
  "Let us rewrite it in Rust. Nothing was wrong with the memory, but now one can prove it.",
  "Let us rewrite it in Rust, again. The first time it was only C with a straight face.",
  "Let us rewrite it in Rust, idiomatically. A book about it has come out since.",
  "Let us rewrite it in Rust, in smaller boxes. The boxes have made all the difference, for others.",
  "Let us rewrite it in Rust, without the boxes. They could not talk to each other.",
  "Let us rewrite it in Rust from memory. The old one was written by juniors. It was you, on Tuesday.",
  "Let us rewrite it in Rust. The objections have stopped. Somebody has brought a cake, with a crab on it.",
]

const lastProposal =
  "Let us rewrite it in Rust, and then we stop. Everybody has said this before, but you mean it."

/**
 * Returns the pitch for the next rewrite, by the number of earlier ones; the one that would end the game has its
 * own.
 */
export function proposalOf(rewrites: number, isLast: boolean): string {
  return isLast ? lastProposal : (proposals[Math.min(rewrites, proposals.length - 1)] ?? "")
}
