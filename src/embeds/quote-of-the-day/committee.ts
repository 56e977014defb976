/** The sheets under tomorrow's, and the notes that the committee has left under its bars. */

/** The notes in pencil under the bars. */
const notes = [
  "ask Mother",
  "too true",
  "no",
  "a vegetable?",
  "see annex",
  "my lunch",
  "legal laughed",
  "is this a word",
  "hamster",
  "after coffee",
] as const

/** The beginnings of a quote that were crossed out, and what they came to. */
const drafts: readonly (readonly string[])[] = [
  ["A friend in need is", "A friend indeed is", "Something with friends?"],
  ["Time is", "Time was", "What time is it?"],
  ["The early bird", "The second mouse", "Lunch?"],
  ["If life gives you lemons", "If life gives you turnips", "Ask who it is from."],
  ["To be or", "Not to", "See above."],
]

/** The sheets, from the top: today's, tomorrow's, two more, and what lies under all of them. */
export const depths = ["today", "tomorrow", "bar", "draft", "committee"] as const

/** The index of the last sheet. */
export const deepest = depths.length - 1

/** The messages at each depth, from the first sheet under tomorrow's. */
export const depthMessages: Record<number, string> = {
  2: "The day after tomorrow is all bar.",
  3: "The day after that is a draft.",
  4: "Under all of it sleeps the committee.",
}

/** Returns the note under a bar of the quote of a day. */
export function noteUnder(bar: number, day: number): string {
  return notes[(bar * 3 + day) % notes.length] ?? ""
}

/** Returns the lines of a day's draft, of which the last is not crossed out. */
export function draftOf(day: number): readonly string[] {
  return drafts[day % drafts.length] ?? []
}

/** Returns the letters of a bar that has been pressed some times: each note that is covered again makes it longer. */
export function barLength(letters: number, presses: number): number {
  return letters + 2 * Math.min(3, Math.floor(presses / 2))
}
