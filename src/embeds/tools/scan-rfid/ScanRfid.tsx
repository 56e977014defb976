import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { usePage } from "../../../hooks/page/page"
import { useScrollToResult } from "../../../hooks/page/useScrollToResult"
import { travels } from "../../../hooks/storage/travels"
import { read as readStorage } from "../../../hooks/storage/useStorage"
import type { Codec } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { useGuest } from "../../../kits/guest/useGuest"
import type { TagRecord } from "./ndef"
import { Bench } from "./parts/Bench"
import { Plate } from "./parts/Plate"
import { Readings } from "./parts/Readings"
import { Scanner } from "./parts/Scanner"
import { useScanner } from "./parts/useScanner"
import { clear, laid, pushed, stays } from "./plate"
import { type Reading, readTag, withReading } from "./readings"
import { hexOf, readHex, wordsOf } from "./records"
import * as styles from "./ScanRfid.module.css"
import { type Sample, samplesOf, tagOfGuest } from "./tags"
import { useSamples } from "./useSamples"

/** The maximum number of bytes in a link. */
const maxLinked = 600
/** The first sample tag, which contains no link. */
const first = hexOf(samplesOf("")[0]?.bytes ?? new Uint8Array())

/** Returns the tag on the plate at first: the link's, or the first sample. */
function waiting(text: string, samples: readonly Sample[]): { name: string; records: readonly TagRecord[] } {
  const hex = readHex(text)
  const message = "bytes" in hex ? readTag(hex.bytes) : null
  if (!message || "problem" in message) return waiting(first, samples)
  const known = samples.find(({ bytes }) => hexOf(bytes) === text)
  return { name: known?.name ?? "Bytes written by hand", records: message.records }
}

/** The bytes of a tag: "d1 01" on the page, without spaces in the link. */
const tag: Codec<string | null> = {
  initial: null,
  parse: text => text.replace(/..(?=.)/g, "$& "),
  format: hex => hex?.replaceAll(" ", "") ?? null,
}

/**
 * A reader for NFC tags in browsers that support it, and for made-up tags elsewhere. It explains their records.
 *
 * @feed A reader of NFC tags in the browser, with a drawer of made-up tags for those whose browser has no NFC.
 */
export default function ScanRfid() {
  const samples = useSamples()
  const { siteUrl } = usePage()
  const guest = useGuest()
  const { values, set, touched } = useAddress({ tag })
  const [typed, setTyped] = useState<string | null>(null)
  const [readings, setReadings] = useState<readonly Reading[]>([])
  const [before, setBefore] = useState<{ typed: string | null; readings: readonly Reading[] } | null>(null)
  const [place, ask] = useScrollToResult<HTMLDivElement>(readings[0])
  const text = typed ?? values.tag ?? first

  const [plate, setPlate] = useState(clear)

  const add = (from: string, serial: string | null, records: TagRecord[]) => {
    setReadings(withReading(readings, from, serial, records))
    setPlate(clear)
  }
  // The contents of a visitor's own tag never go into the address.
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
  const lay = (name: string) => {
    const sample = samples.find(known => known.name === name)
    setBefore({ typed: text, readings })
    if (guest?.name === name) {
      const journeys = readStorage(travels)[guest.path] ?? []
      read(name, tagOfGuest(name, `${siteUrl}${guest.path}`, journeys).bytes)
      guest.remember("Was scanned, and turned out to have a chip.")
    } else if (sample) read(name, sample.bytes)
    else setPlate(laid(clear, name))
  }
  const hold = (name: string) => (stays(plate.guest) ? setPlate(laid(plate, name)) : lay(name))
  const push = (times: number) => {
    const next = pushed(plate, times)
    setPlate(next)
    if (next.isBare && plate.waiting !== null) lay(plate.waiting)
  }
  const [newest] = readings
  const lying = waiting(values.tag ?? first, samples)
  const shown = newest?.records ?? lying.records
  const tagName = newest?.from ?? lying.name
  const isTouched = readings.length > 0 || plate !== clear || typed !== null || touched

  return (
    <div className={styles.tool}>
      <Plate
        tag={tagName}
        words={[
          `Read: ${tagName}, ${shown.length} ${shown.length === 1 ? "record" : "records"}.`,
          ...wordsOf(shown),
        ]}
        plate={plate}
        guest={guest}
        onHold={hold}
        onPush={push}
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
      <div className="buttons">
        <ShareButton />
        {before && (
          <button
            data-menu="edit"
            type="button"
            onClick={() => {
              setReadings(before.readings)
              setPlate(clear)
              setTyped(before.typed)
              setBefore(null)
            }}
          >
            Undo
          </button>
        )}
        <RevealOnce when={isTouched}>
          <Button
            data-menu="edit"
            disabled={!isTouched}
            onClick={() => {
              setBefore({ typed: text, readings })
              setReadings([])
              setPlate(clear)
              setTyped(null)
              set({ tag: null })
            }}
          >
            Start again
          </Button>
        </RevealOnce>
      </div>
      <div ref={place}>
        <Readings readings={readings} />
      </div>
    </div>
  )
}
