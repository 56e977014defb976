/**
 * Types for the part of Web NFC used here (https://w3c.github.io/web-nfc/), which TypeScript's DOM library lacks.
 */
import type { TagRecord } from "../ndef"

type NfcRecord = {
  recordType: string
  mediaType?: string | null
  id?: string | null
  encoding?: string | null
  lang?: string | null
  data?: DataView | null
}

export type NfcEvent = { serialNumber?: string; message: { records: readonly NfcRecord[] } }

export type NfcReader = {
  scan: (options: { signal: AbortSignal }) => Promise<void>
  onreading: ((event: NfcEvent) => void) | null
  onreadingerror: (() => void) | null
}

declare global {
  interface Window {
    NDEFReader?: new () => NfcReader
  }
}

/** Returns the records of a read tag, as plain bytes. */
export function recordsOf({ message }: NfcEvent): TagRecord[] {
  return message.records.map(({ recordType, mediaType, id, encoding, lang, data }) => ({
    recordType,
    mediaType: mediaType ?? null,
    // Some browsers give "" for a missing id.
    id: id || null,
    encoding: encoding ?? null,
    lang: lang ?? null,
    data: data ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice() : new Uint8Array(),
  }))
}

/** Explains in a sentence why the reader didn't start, by the name of the exception. */
export function whyNot(error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ""
  switch (name) {
    case "NotAllowedError":
      return "The browser was not allowed to read tags. You can allow it in the settings of this site, and press again. Or not: the tags below need no permission."
    case "NotSupportedError":
      return "The browser could, but the device has no NFC in it. It happens."
    case "NotReadableError":
      return "NFC seems to be switched off. It is in the phone's settings, near Bluetooth."
    case "InvalidStateError":
      return "The reader is busy in this tab already. Close what uses it, and press again."
    case "SecurityError":
      return "Tags can be read only by a page of its own, not by one inside another."
    default:
      return "The reader did not start, and did not say why. Pressing again is what the webmaster would do."
  }
}
