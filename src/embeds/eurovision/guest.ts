/** A thing from another page as a late entry of the example evening: it has only the title of a song, and leads until somebody asks. */
import { inSentence, type Visitor } from "../../kits/guest/useGuest"
import { board, type Call, points } from "./votes"

type Named = Pick<Visitor, "name">
type Singer = Named & { words: Pick<Visitor["words"], "song"> }

/** Returns the act that it replaces: the one that would come last. */
export function replacedAct(calls: readonly Call[], acts: number): number {
  return board(calls, acts).at(-1)?.act ?? 0
}

/**
 * Returns an evening on which every twelve goes to the late entry. The last one is taken back with all the others,
 * because nobody has heard the song.
 */
export function lateCalls(calls: readonly Call[], late: number, { name, words }: Singer): Call[] {
  let total = 0
  return calls.map((call, at) => {
    const isTwelve = call.gives.length === 1 && call.gives[0]?.[1] === points[0]
    if (at === calls.length - 1)
      return {
        ...call,
        says: `Twelve points: ${name}! Somebody asks to hear “${words.song}”. Nul points.`,
        gives: [[late, -total]],
      }
    const told: Call = isTwelve
      ? {
          ...call,
          says: `Twelve points, douze points, kaksitoista pistettä: ${name}!`,
          gives: [[late, points[0]]],
        }
      : call
    for (const [act, given] of told.gives) if (act === late) total += given
    return told
  })
}

/** Returns what the first announcement adds. */
export function lateText({ name, words }: Singer, replaced: string): string {
  return ` “${replaced}” withdrew. ${name} came instead, with “${words.song}”.`
}

/** Returns what an early announcement adds once a thing has been through an evening. */
export function lastYearText(thing: Named): string {
  return ` Last year's nul points went to ${inSentence(thing)}.`
}

/** Its memory of the evening. */
export const songless = "Led a song contest, until somebody asked for the song."
