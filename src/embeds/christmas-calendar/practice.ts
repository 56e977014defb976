/** What is behind the doors outside December: nothing, but of twenty-four kinds. */

export const nothings: readonly string[] = [
  "Nothing. Well opened, though.",
  "Nothing, slightly to the left.",
  "Nothing, in a box that would have fitted something.",
  "A draught.",
  "The back of door 21.",
  "Footprints, small, going out.",
  "A sign: Back on 1 December.",
  "Wet paint. You have it on your sleeve now.",
  "A ribbon. The parcel has gone ahead.",
  "The echo of door 4.",
  "Somebody's lunch. Please close it.",
  "A photograph of somebody who opens door 12.",
  "A smaller door. It is painted on.",
  "Dust from last year, sorted by size.",
  "The warranty. It covers door 16.",
  "There is no warranty.",
  "A hole in the wall, and through it a view of the wall.",
  "Glitter. It will be with you until midsummer.",
  "A note from door 20: it is not in today.",
  "Nobody. They said you would come.",
  "The other side of door 5.",
  "A chocolate. No. It was the light.",
  "The receipt for door 1.",
  "Pertti, asleep in the straw. He works here in December. Shut it slowly.",
]

/** The door of one who sleeps in December's straw, and how soon after opening it wakes him when it shuts, in milliseconds. */
const sleeper = 24
const quiet = 2500

export type Practice = {
  /** The doors that have been opened at least once, and those that stand open. */
  seen: readonly number[]
  open: readonly number[]
  /** The door pressed last; 0 before that. */
  last: number
  /** When the sleeper's door was opened, in milliseconds since 1970, and whether its shutting woke him. */
  since: number
  awake: boolean
}

export const fresh: Practice = { seen: [], open: [], last: 0, since: 0, awake: false }

/** After a press on a door: a closed one opens, an open one shuts. */
export function press(practice: Practice, door: number, at: number): Practice {
  const { seen, open, since, awake } = practice
  if (open.includes(door)) {
    const woken = door === sleeper && at - since < quiet
    return { ...practice, open: open.filter(each => each !== door), last: door, awake: awake || woken }
  }
  return {
    ...practice,
    seen: seen.includes(door) ? seen : [...seen, door],
    open: [...open, door],
    last: door,
    since: door === sleeper ? at : since,
  }
}

/** What is said of the door pressed last, and how the practice goes. */
export function said({ seen, open, last, awake }: Practice): string {
  if (last === 0 || (seen.length === nothings.length && open.length === nothings.length))
    return progress(seen.length)
  if (!open.includes(last))
    return last === sleeper && awake ? "Too fast. Somebody in there is awake." : "Shut, as found."
  if (last === sleeper && awake) return "Pertti, awake. He looks at you. He works here in December."
  return `${nothings[last - 1]} ${seen.length} of ${nothings.length}.`
}

/** How the practice goes, by how many doors have been opened. */
function progress(opened: number): string {
  if (opened === 0) return "Use the handle. Don't look disappointed; that is the whole art."
  return "All 24. You are hereby certified to open doors, alone and in company. Wait for December."
}
