/** Sample tags, as bytes, for trying the page without a tag. */
import type { Travel } from "../../../hooks/storage/travels"
import { trimmed } from "../../../lib/text/blank"
import { type TagRecord, writeMessage } from "./ndef"

const utf8 = (text: string) => new TextEncoder().encode(text)

/** Encodes big-endian UTF-16 without a byte order mark, as the NDEF text record allows. */
function utf16(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length * 2 }, (_, i) => {
    const unit = text.charCodeAt(i >> 1)
    return i % 2 === 0 ? unit >> 8 : unit & 255
  })
}

const base: TagRecord = {
  recordType: "unknown",
  mediaType: null,
  id: null,
  encoding: null,
  lang: null,
  data: new Uint8Array(),
}
const text = (lang: string, words: string): TagRecord => ({
  ...base,
  recordType: "text",
  encoding: "utf-8",
  lang,
  data: utf8(words),
})
const url = (address: string): TagRecord => ({ ...base, recordType: "url", data: utf8(address) })

/** Encodes a handwritten tag: a URL record for an address, and otherwise a text record without a language. */
export function tagOf(words: string): Uint8Array<ArrayBuffer> {
  const content = trimmed(words)
  return writeMessage([/^https?:\/\/\S+$/i.test(content) ? url(content) : text("und", content)])
}

export type Sample = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** Returns the tag of a thing from another page: where it lives, and what it has been through. */
export function tagOfGuest(name: string, home: string, journeys: readonly Travel[]): Sample {
  const seen = journeys.map(({ on, what }) => text("en", `Seen on ${on}. ${what}`))
  const none = text("en", "Journeys: none. Kept in a briefcase.")
  return { name, bytes: writeMessage([url(home), ...(seen.length > 0 ? seen : [none])]) }
}

/** Returns the sample tags; two of them link to this site. */
export const samplesOf = (siteUrl: string): readonly Sample[] => [
  {
    name: "The door of Pertti's cage",
    bytes: writeMessage([
      text("fi", "Ovi on auki. Kukaan ei ole lähtenyt."),
      text("en", "The door is open. No one has left."),
    ]),
  },
  { name: "A sticker with an address", bytes: writeMessage([url(`${siteUrl}/`)]) },
  {
    name: "A souvenir from Tokyo",
    bytes: writeMessage([
      { ...base, recordType: "text", encoding: "utf-16", lang: "ja", data: utf16("ハムスター 🐹") },
      text("en", "Hamster."),
    ]),
  },
  {
    name: "A smart poster",
    bytes: writeMessage([
      {
        ...base,
        recordType: "smart-poster",
        data: writeMessage([
          url(`${siteUrl}/photos`),
          text("en", "Have you seen this hamster?"),
          { ...base, recordType: ":act", data: Uint8Array.of(1) },
        ]),
      },
    ]),
  },
  {
    name: "A business card",
    bytes: writeMessage([
      {
        ...base,
        recordType: "mime",
        mediaType: "text/vcard",
        data: utf8(
          "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Pertti\r\nTITLE:Webmaster\r\nNOTE:Nocturnal.\r\nEND:VCARD\r\n",
        ),
      },
    ]),
  },
  {
    name: "The ski pass of last year",
    bytes: writeMessage([
      { ...base, data: Uint8Array.of(0xde, 0xad, 0xbe, 0xef, 0x20, 0x24) },
      { ...base, recordType: "example.com:lift", data: utf8("Expired. The snow too.") },
    ]),
  },
  { name: "A new tag from the roll", bytes: writeMessage([{ ...base, recordType: "empty" }]) },
]
