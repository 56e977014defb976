/** The blame that the drawing of a server lays on a thing from another page, and takes back. */

/** The apology, counted from 1, at which it blames the thing, and the next, at which it is sorry for that. */
const blaming = 2

/** Returns whether the thing is blamed at an apology. */
export const blames = (sorry: number): boolean => sorry === blaming

/**
 * Returns the apology that names the thing, by its name within a sentence; null for the other apologies. `past` is
 * another one that was blamed before.
 */
export function apologyFor(sorry: number, name: string, past: string | null = null): string | null {
  if (sorry === blaming)
    return past
      ? `It was ${name}. Last time I said ${past}, and was wrong.`
      : `It was ${name}. I saw everything.`
  if (sorry === blaming + 1)
    return past
      ? `No. It was me. First ${past}, now ${name}. I meet so few people.`
      : `No. It was me. I said ${name} because nobody else was standing here.`
  return null
}

/**
 * Returns the apology while the thing that was here last, by its name within a sentence, is not: at first it has not been
 * forgotten, then it is blamed in its absence, and that is taken back. `isCleared` is true if it was apologised to before.
 */
export function apologyWithout(sorry: number, text: string, name: string, isCleared = false): string {
  if (sorry === 1) return `${text} I still think of ${name}.`
  if (sorry === blaming)
    return isCleared
      ? `It was ${name}. I know what I said.`
      : `It was ${name}. It isn't here to say otherwise.`
  return sorry === blaming + 1 ? `No. It was me. I said ${name} because nobody was here to object.` : text
}

/** Returns what has become of the thing with an apology; null if nothing new has. */
export function becameOf(sorry: number): string | null {
  if (sorry === blaming) return "Was blamed for a server error."
  return sorry === blaming + 1 ? "Was blamed for a server error, and apologised to." : null
}

/** Returns whether the thing has been apologised to, by what happened to it here. */
export const isClearedBy = (what: string | undefined): boolean =>
  what !== undefined && what !== becameOf(blaming)

/** Returns the message of the stack trace while the thing is blamed. */
export const blameMessage = (name: string): string =>
  `NotMeError: ${name} was not defined, but was seen near the rack`

/** Returns the answer to forgiveness that is offered while the thing is blamed. */
export const blameRefusal = (name: string): string => `Not me. Forgive ${name}.`

/** Returns the words at the end, when the thing has forgiven too. */
export const bothForgave = (name: string): string => `200 OK. ${name} forgave me first. I'll tell the rack.`
