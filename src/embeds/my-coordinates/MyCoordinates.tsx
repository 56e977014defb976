import { useId, useRef, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../components/button/Button"
import { useMounted } from "../../hooks/browser/mounted"
import { random } from "../../hooks/browser/random"
import { Field } from "../../kits/controls/Field"
import { askBrowser, type Fix } from "./asking"
import { antipode, dartText, decimal, type Place, randomPlace } from "./logic"
import * as styles from "./MyCoordinates.module.css"
import { Globe } from "./parts/Globe"
import { PlaceTable } from "./parts/PlaceTable"
import { readPlace } from "./read"
import { isLand } from "./through"

/** Example places, with the coordinates of Wikipedia. */
const madeUp: readonly { name: string; text: string }[] = [
  { name: "Helsinki Cathedral", text: "60°10′13.4″N 24°57′07.9″E" },
  { name: "Null Island", text: "0, 0" },
  { name: "Three-country cairn", text: "69°03′36″N 20°32′55″E" },
  { name: "Wellington", text: "41°17′20″S 174°46′38″E" },
  { name: "Point Nemo", text: "48°52.6′S 123°23.6′W" },
  { name: "The North Pole", text: "90, 0" },
]

/** The message after geolocation was refused or failed. */
const dartSays = "So Pertti has thrown a dart at the globe. You are there."

/** The message when the dart goes past the globe. */
const missSays = "It missed the Earth. That takes some doing."

type Known = { name: string; place: Place; isDart?: boolean }

/** The place shown before the visitor has entered one. */
const example: Known = { name: "Null Island", place: { latitude: 0, longitude: 0 } }

/** Returns the place from a text or from the browser; null for an invalid text. */
function knownFrom(text: string, fix: Fix | null): Known | null {
  if (fix) return { name: "You", place: fix }
  const reading = readPlace(text)
  if (reading.kind === "empty") return example
  if (reading.kind === "mistake") return null
  return { name: madeUp.find(known => known.text === text)?.name ?? "The place", place: reading.place }
}

/** The time in seconds from the hit of a dart to the cut. */
const dartSeconds = 0.8
/** The debounce time between typing and the cut through the globe, in seconds. */
const debounceSeconds = 1

type Fall = {
  count: number
  /** The delay in seconds; null for a globe that stays whole. */
  wait: number | null
  /** The number of earlier falls that ended in the sea. */
  wetBefore: number
}

/**
 * The visitor's position in three notations, asked for only at a press, with Helsinki, the nearest page and a
 * hamster's fall to the antipode.
 *
 * @feed Where you are, if you want to be asked: in degrees, in UTM, from Helsinki, and on the other side of the Earth.
 */
export default function MyCoordinates() {
  const mounted = useMounted()
  const [text, setText] = useState("")
  const [fix, setFix] = useState<Fix | null>(null)
  const [refusal, setRefusal] = useState("")
  const [asking, setAsking] = useState(false)
  const [wasRefused, setWasRefused] = useState(false)
  const [before, setBefore] = useState<{ text: string; fix: Fix | null } | null>(null)
  const turn = useRef(0)
  const id = useId()
  const reading = readPlace(text)
  /** The last valid place; an invalid text doesn't move the globe. */
  const [{ place, name, isDart = false }, setKnown] = useState(example)
  const [fall, setFall] = useState<Fall>({ count: 0, wait: null, wetBefore: 0 })
  const [view, setView] = useState<Place | null>(null)

  /** Shows the globe whole, with a fall after `wait` seconds unless that is null. */
  const begin = (wait: number | null) => {
    const wasWet = fall.wait !== null && !isLand(antipode(place))
    setFall({ count: fall.count + 1, wait, wetBefore: fall.wetBefore + (wasWet ? 1 : 0) })
  }

  const settle = (next: { text: string; fix: Fix | null }, wait: number | null = null) => {
    // Any pending geolocation result is now outdated.
    turn.current++
    setAsking(false)
    setRefusal("")
    setBefore(null)
    setView(null)
    setText(next.text)
    setFix(next.fix)
    const known = knownFrom(next.text, next.fix)
    if (!known) return
    setKnown(known)
    begin(known === example ? null : wait)
  }
  const throwDart = (at: Place | null, seenFrom: Place) => {
    if (!at) return setRefusal(missSays)
    settle({ text: decimal(at), fix: null }, dartSeconds)
    setView(seenFrom)
    setKnown({ name: "The dart", place: at, isDart: true })
    setRefusal(dartText(at, isLand(at), isLand(antipode(at))))
  }
  const ask = async () => {
    const mine = ++turn.current
    setAsking(true)
    setRefusal("")
    try {
      const found = await askBrowser()
      if (mine === turn.current) settle({ text: "", fix: found }, 0)
    } catch (error) {
      if (mine !== turn.current) return
      setAsking(false)
      setWasRefused(true)
      setRefusal(`${error instanceof Error ? error.message : ""} ${dartSays}`)
      setView(null)
      setKnown({ name: "The dart", place: randomPlace(random), isDart: true })
      begin(dartSeconds)
    }
  }

  return (
    <div className={styles.tool}>
      <div className={styles.desk}>
        <Globe
          place={place}
          name={name}
          fall={fall.count}
          wait={fall.wait}
          isDart={isDart}
          wetBefore={fall.wetBefore}
          view={view}
          onTurn={setView}
          onThrow={throwDart}
          onFall={() => begin(0)}
        />
        <div className={styles.ask}>
          <div className="buttons">
            <Button className="default" disabled={!mounted || asking} onClick={ask}>
              Where am I?
            </Button>
            {asking && (
              <button type="button" onClick={() => settle({ text, fix })}>
                Never mind
              </button>
            )}
          </div>
          <p role="status" className={styles.answer}>
            {asking && "Asking. Your browser may want to know if you mean it."}
            {refusal}
            {!asking &&
              !refusal &&
              fix &&
              `Your browser says so, to within ${Math.ceil(fix.accuracy)} m or so.`}
            {!asking &&
              !refusal &&
              !fix &&
              (wasRefused
                ? "Your browser was asked once. It won't be asked again."
                : "Your browser has not been asked yet.")}
          </p>
          <div className={styles.field}>
            <Field
              label="Or a made-up place"
              spellCheck={false}
              placeholder="60.1704, 24.9522"
              value={text}
              aria-invalid={reading.kind === "mistake"}
              aria-describedby={`${id}-mistake`}
              onChange={next => settle({ text: next, fix: null }, debounceSeconds)}
            />
            <p id={`${id}-mistake`} className={styles.mistake} role="alert">
              <BidiIsolate>{reading.kind === "mistake" && reading.what}</BidiIsolate>
            </p>
          </div>
          <ul className={styles.presets} aria-label="Places to try">
            {madeUp.map(({ name, text: where }) => (
              <li key={name}>
                <Button disabled={!mounted} onClick={() => settle({ text: where, fix: null }, 0)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <PlaceTable place={place} />
      <div className="buttons">
        {before ? (
          <button data-menu="edit" type="button" onClick={() => settle(before)}>
            Undo
          </button>
        ) : (
          <Button
            data-menu="edit"
            disabled={text === "" && fix === null}
            onClick={() => {
              settle({ text: "", fix: null })
              setBefore({ text, fix })
            }}
          >
            Forget where I am
          </Button>
        )}
      </div>
    </div>
  )
}
