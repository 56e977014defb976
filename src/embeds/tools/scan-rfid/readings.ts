/** What has been read: one tag after another, the newest first. */
import { readMessage, TagMistake, type TagRecord, writeMessage } from "./ndef"
import { hexOf, type Told, tell } from "./records"

export type Reading = {
  /** Counts from 1; the newest has the largest. */
  number: number
  /** Where it came from: "A tag", or the name of a made-up one. */
  from: string
  serial: string | null
  records: TagRecord[]
}

/** More readings than this are forgotten, the oldest first. */
export const maxKept = 20

/** The readings with one more. */
export function withReading(
  readings: readonly Reading[],
  from: string,
  serial: string | null,
  records: TagRecord[],
): Reading[] {
  return [{ number: (readings[0]?.number ?? 0) + 1, from, serial, records }, ...readings].slice(0, maxKept)
}

/** Reads bytes as a message, or says what is wrong. */
export function readTag(bytes: Uint8Array): { records: TagRecord[] } | { problem: string; offset: number } {
  try {
    return { records: readMessage(bytes) }
  } catch (error) {
    if (!(error instanceof TagMistake)) throw error
    return { problem: error.message, offset: error.offset }
  }
}

type Plain = { what: string; text?: string; hex?: string; problem?: string; inside?: Plain[] }

function plain({ what, text, bytes, problem, inside }: Told): Plain {
  return {
    what,
    ...(text !== null && { text }),
    ...(bytes && { hex: hexOf(bytes) }),
    ...(problem && { problem }),
    ...(inside.length > 0 && { inside: inside.map(plain) }),
  }
}

/** A reading as JSON, to be copied. */
export function toJson({ from, serial, records }: Reading): string {
  return JSON.stringify({ from, serial, records: records.map(record => plain(tell(record))) }, null, 2)
}

/** The bytes of a reading, as they would be written on a tag. */
export function bytesOf({ records }: Reading): Uint8Array<ArrayBuffer> {
  return writeMessage(records)
}
