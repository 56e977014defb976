/** The tags read so far, the newest first. */
import { readMessage, TagMistake, type TagRecord, writeMessage } from "./ndef"
import { type Description, describeRecord, hexOf } from "./records"

export type Reading = {
  /** The ordinal of the reading, from 1. */
  number: number
  /** The source: "A tag", or the name of a sample. */
  from: string
  serial: string | null
  records: TagRecord[]
}

/** The maximum number of readings; the oldest are dropped. */
export const maxKept = 20

/** Returns the readings with another one. */
export function withReading(
  readings: readonly Reading[],
  from: string,
  serial: string | null,
  records: TagRecord[],
): Reading[] {
  return [{ number: (readings[0]?.number ?? 0) + 1, from, serial, records }, ...readings].slice(0, maxKept)
}

/** Decodes bytes as a message, or returns the error. */
export function readTag(bytes: Uint8Array): { records: TagRecord[] } | { problem: string; offset: number } {
  try {
    return { records: readMessage(bytes) }
  } catch (error) {
    if (!(error instanceof TagMistake)) throw error
    return { problem: error.message, offset: error.offset }
  }
}

type Plain = { what: string; text?: string; hex?: string; problem?: string; inside?: Plain[] }

function plain({ what, text, bytes, problem, inside }: Description): Plain {
  return {
    what,
    ...(text !== null && { text }),
    ...(bytes && { hex: hexOf(bytes) }),
    ...(problem && { problem }),
    ...(inside.length > 0 && { inside: inside.map(plain) }),
  }
}

/** Formats a reading as JSON, to be copied. */
export function toJson({ from, serial, records }: Reading): string {
  return JSON.stringify(
    { from, serial, records: records.map(record => plain(describeRecord(record))) },
    null,
    2,
  )
}

/** Encodes a reading as the bytes of a tag. */
export function bytesOf({ records }: Reading): Uint8Array<ArrayBuffer> {
  return writeMessage(records)
}
