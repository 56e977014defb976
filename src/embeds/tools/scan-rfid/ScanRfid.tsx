import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { Late } from "../../../components/late/Late"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useInSight } from "../../../hooks/page/useInSight"
import type { Codec } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import type { TagRecord } from "./ndef"
import { Bench } from "./parts/Bench"
import { Plate } from "./parts/Plate"
import { Readings } from "./parts/Readings"
import { Scanner } from "./parts/Scanner"
import { useScanner } from "./parts/useScanner"
import { type Reading, readTag, withReading } from "./readings"
import { hexOf, readHex, wordsOf } from "./records"
import * as styles from "./ScanRfid.module.css"
import { samples } from "./tags"
import { things } from "./things"

/** More bytes than this are not put into the link. */
const maxLinked = 600
const first = hexOf(samples[0]?.bytes ?? new Uint8Array())

/** What lies on the plate before anything was read: the tag of the link, or the first of the drawer. */
function waiting(text: string): { name: string; records: readonly TagRecord[] } {
  const hex = readHex(text)
  const message = "bytes" in hex ? readTag(hex.bytes) : null
  if (!message || "problem" in message) return waiting(first)
  const known = samples.find(({ bytes }) => hexOf(bytes) === text)
  return { name: known?.name ?? "Bytes written by hand", records: message.records }
}

/** The bytes of a tag as on the page, "d1 01", and without the spaces in the link. */
const tag: Codec<string | null> = {
  initial: null,
  parse: text => text.replace(/..(?=.)/g, "$& "),
  format: hex => hex?.replaceAll(" ", "") ?? null,
}

/**
 * Reads NFC tags where the browser can, and made-up tags everywhere, and tells what their records say.
 *
 * @feed A reader of NFC tags in the browser, with a drawer of made-up tags for those whose browser has no NFC.
 */
export default function ScanRfid() {
  const { values, set, touched } = useAddress({ tag })
  const [typed, setTyped] = useState<string | null>(null)
  const [readings, setReadings] = useState<readonly Reading[]>([])
  const [before, setBefore] = useState<{ typed: string | null; readings: readonly Reading[] } | null>(null)
  const [place, ask] = useInSight<HTMLDivElement>(readings[0])
  const text = typed ?? values.tag ?? first

  const [thing, setThing] = useState<string | null>(null)

  const add = (from: string, serial: string | null, records: TagRecord[]) => {
    setReadings(withReading(readings, from, serial, records))
    setThing(null)
  }
  // What is on a visitor's own tag is not written into the address.
  const scanner = useScanner((serial, records) => {
    add("A tag", serial, records)
    setBefore(null)
  })
  const read = (from: string, bytes: Uint8Array) => {
    const message = readTag(bytes)
    if ("problem" in message) return
    add(from, null, message.records)
    setTyped(hexOf(bytes))
    set({ tag: bytes.length <= maxLinked ? hexOf(bytes) : null })
  }
  const hold = (name: string) => {
    const sample = samples.find(known => known.name === name)
    setBefore({ typed: text, readings })
    if (sample) read(name, sample.bytes)
    else setThing(name)
  }
  const [newest] = readings
  const lying = waiting(values.tag ?? first)
  const shown = newest?.records ?? lying.records
  const held = thing ?? newest?.from ?? lying.name
  const refused = things.find(({ name }) => name === thing)

  return (
    <div className={styles.tool}>
      <Plate
        held={held}
        isRead={!refused}
        lines={
          refused
            ? [refused.says]
            : [
                `Read: ${held}, ${shown.length} ${shown.length === 1 ? "record" : "records"}.`,
                ...wordsOf(shown),
              ]
        }
        onHold={hold}
      />
      <Scanner scanner={scanner} />
      <Bench
        text={text}
        onText={setTyped}
        onTag={(from, bytes) => {
          setBefore(null)
          read(from, bytes)
          ask()
        }}
      />
      <div ref={place}>
        <Readings readings={readings} />
      </div>
      <div className="buttons">
        <ShareButton />
        {before && (
          <button
            type="button"
            onClick={() => {
              setReadings(before.readings)
              setThing(null)
              setTyped(before.typed)
              setBefore(null)
            }}
          >
            Undo
          </button>
        )}
        <Late when={readings.length > 0 || thing !== null || typed !== null || touched}>
          <Button
            disabled={readings.length === 0 && thing === null && typed === null && !touched}
            onClick={() => {
              setBefore({ typed: text, readings })
              setReadings([])
              setThing(null)
              setTyped(null)
              set({ tag: null })
            }}
          >
            Start again
          </Button>
        </Late>
      </div>
    </div>
  )
}
