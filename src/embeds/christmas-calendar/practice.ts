/** The contents of the practice doors: twenty-four kinds of nothing. */

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
  "A photograph of you, opening door 12.",
  "A smaller door. It is painted on.",
  "Dust from last year, sorted by size.",
  "The warranty. It covers door 16.",
  "There is no warranty.",
  "A hole in the wall, with a view of the wall.",
  "Glitter. It will be with you until midsummer.",
  "A note from door 20: it is not in today.",
  "Nobody. They said you would come.",
  "The other side of door 5.",
  "A chocolate. No. It was the light.",
  "The receipt for door 1.",
  "Pertti, asleep in the straw. He works here in December. Shut it slowly.",
]

/** The sleeper's door, and the time in milliseconds it must stay open in order not to wake him as it shuts. */
const sleeperDoor = 24
const minOpenMs = 2500

export type Practice = {
  /** The doors opened at least once, and the doors now open. */
  seen: readonly number[]
  open: readonly number[]
  /** The door pressed last; 0 at first. */
  last: number
  /** The time the sleeper's door was opened, in milliseconds since 1970, and whether its shutting has woken him. */
  since: number
  awake: boolean
}

export const fresh: Practice = { seen: [], open: [], last: 0, since: 0, awake: false }

/** Toggles a door. */
export function press(practice: Practice, door: number, at: number): Practice {
  const { seen, open, since, awake } = practice
  if (open.includes(door)) {
    const woken = door === sleeperDoor && at - since < minOpenMs
    return { ...practice, open: open.filter(each => each !== door), last: door, awake: awake || woken }
  }
  return {
    ...practice,
    seen: seen.includes(door) ? seen : [...seen, door],
    open: [...open, door],
    last: door,
    since: door === sleeperDoor ? at : since,
  }
}

/** Returns the announcement of the door pressed last, and the progress. */
export function practiceMessage({ seen, open, last, awake }: Practice): string {
  if (last === 0 || (seen.length === nothings.length && open.length === nothings.length))
    return progress(seen.length)
  if (!open.includes(last))
    return last === sleeperDoor && awake ? "Too fast. Somebody in there is awake." : "Shut, as found."
  if (last === sleeperDoor && awake) return "Pertti, awake. He looks at you. He works here in December."
  return `${nothings[last - 1]} ${seen.length} of ${nothings.length}.`
}

/** Describes the progress by the number of doors opened. */
function progress(opened: number): string {
  if (opened === 0) return "Practice doors. Use the handle, and don't look disappointed."
  return "All 24. You are hereby certified to open doors, alone and in company."
}
