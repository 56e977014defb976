import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { Late } from "../../../components/late/Late"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useInSight } from "../../../hooks/page/useInSight"
import type { Codec } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import type { TagRecord } from "./ndef"
import { Bench } from "./parts/Bench"
import { Readings } from "./parts/Readings"
import { Scanner } from "./parts/Scanner"
import { useScanner } from "./parts/useScanner"
import { type Reading, readTag, withReading } from "./readings"
import { hexOf } from "./records"
import * as styles from "./ScanRfid.module.css"
import { samples } from "./tags"

/** More bytes than this are not put into the link. */
const maxLinked = 600
const first = hexOf(samples[0]?.bytes ?? new Uint8Array())

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

  const add = (from: string, serial: string | null, records: TagRecord[]) => {
    setReadings(withReading(readings, from, serial, records))
    ask()
    setBefore(null)
  }
  // What is on a visitor's own tag is not written into the address.
  const scanner = useScanner((serial, records) => add("A tag", serial, records))
  const hold = (from: string, bytes: Uint8Array) => {
    const read = readTag(bytes)
    if ("problem" in read) return
    add(from, null, read.records)
    setTyped(text)
    set({ tag: bytes.length <= maxLinked ? hexOf(bytes) : null })
  }

  return (
    <div className={styles.tool}>
      <Bench
        text={text}
        onText={setTyped}
        onPick={next => {
          setBefore({ typed, readings })
          setTyped(next)
        }}
        onTag={hold}
      />
      <p role="status" className={styles.said}>
        {readings[0]
          ? `Read: ${readings[0].from}, ${readings[0].records.length} ${readings[0].records.length === 1 ? "record" : "records"}.`
          : before && before.readings.length > 0
            ? "Forgotten."
            : "Nothing has been read yet."}
      </p>
      <div ref={place}>
        <Readings readings={readings} />
      </div>
      <Scanner scanner={scanner} />
      <div className="buttons">
        <ShareButton />
        {before && (
          <button
            type="button"
            onClick={() => {
              setReadings(before.readings)
              setTyped(before.typed)
              setBefore(null)
            }}
          >
            Undo
          </button>
        )}
        <Late when={readings.length > 0 || typed !== null || touched}>
          <Button
            disabled={readings.length === 0 && typed === null && !touched}
            onClick={() => {
              setBefore({ typed: text, readings })
              setReadings([])
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
