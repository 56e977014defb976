import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { integer, minValue, number, pipe } from "valibot"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { now } from "../../hooks/browser/clock"
import { download } from "../../hooks/browser/download"
import { isOnPage } from "../../hooks/browser/hotKeys"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Canvas } from "../../kits/canvas/Canvas"
import { useSound } from "../../kits/sound/useSound"
import { wavOf } from "../../lib/music/wav"
import { pluralise } from "../../lib/text/pluralise"
import { lengthOf, reading, render, sighIndexFor, windAt } from "./breath"
import * as styles from "./Puuh.module.css"
import { paint } from "./paint"
import { Meter } from "./parts/Meter"
import { isStill, levelOf, type Room, step, stepSeconds, stillRoom, tidied } from "./room"
import type { Sigh } from "./schema"

const sighed = storageEntry("puuh", pipe(number(), integer(), minValue(0)), 0)
const sampleRate = 22_050
/** The time of the still shown when motion is off, in seconds from the beginning of a sigh. */
const stillAt = 1.1

/**
 * A sigh button to hold down, a room that the sigh sets in motion, a meter and an encyclopaedia of sighs.
 *
 * @feed A sigh that is as long as the day was, and a candle that knows. With a meter and an encyclopaedia.
 * @data sighs
 */
export default function Puuh() {
  const { sighs } = usePageData<{ sighs: Sigh[] }>()
  const { values, set } = useAddress({
    sigh: choice(
      sighs.map(({ id }) => id),
      null,
    ),
  })
  const [total, setTotal] = useStorage(sighed)
  const [last, setLast] = useState<{ sigh: Sigh; count: number } | null>(null)
  /** The number of sighs so far, and the number after which the room came to rest. */
  const [blown, setBlown] = useState(0)
  /** The sighs in a row that were not short, and how far the last one went. */
  const [inRow, setInRow] = useState(0)
  const [after, setAfter] = useState<1 | 2 | 3>(1)
  const [settled, setSettled] = useState(0)
  const pressedAt = useRef<number | null>(null)
  const playing = useRef<{ stop: () => void } | null>(null)
  const scene = useRef<{
    room: Room
    sigh: Sigh | null
    level: 1 | 2 | 3
    at: number
    rest: number
    time: number
  }>({
    room: stillRoom,
    sigh: null,
    level: 1,
    at: 0,
    rest: 0,
    time: 0,
  })
  const motion = useMotion()
  const { open } = useSound()
  const sent = sighs.find(({ id }) => id === values.sigh) ?? null
  const shown = last?.sigh ?? sent

  const blow = useCallback((sigh: Sigh, level: 1 | 2 | 3 = 1) => {
    Object.assign(scene.current, { sigh, level, at: 0, rest: 0, room: tidied(scene.current.room) })
    setBlown(count => count + 1)
  }, [])
  // A sigh from a link is shown on arrival, and heard only after a press.
  const arrival = sent ?? sighs[1] ?? null
  useEffect(() => {
    if (arrival) blow(arrival)
  }, [arrival, blow])

  const sigh = (which: Sigh | undefined, heldSeconds = 0) => {
    if (!which) return
    const isShort = which === sighs[0]
    const row = isShort ? 0 : (inRow % 3) + 1
    const level = isShort ? 1 : levelOf(heldSeconds, row)
    setInRow(level === 3 ? 0 : row)
    setAfter(level)
    playing.current?.stop()
    playing.current = open()?.wave(render(which, sampleRate), sampleRate, 0.9) ?? null
    setTotal(old => old + 1)
    setLast({ sigh: which, count: (last?.count ?? 0) + 1 })
    blow(which, level)
  }
  const hold = () => {
    pressedAt.current ??= now()
  }
  const release = () => {
    if (pressedAt.current === null) return
    const seconds = (now() - pressedAt.current) / 1000
    pressedAt.current = null
    sigh(sighs[sighIndexFor(seconds)], seconds)
  }
  // The space key anywhere on the page presses the button instead of scrolling.
  const space = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== " " || !isOnPage(event)) return
    event.preventDefault()
    if (event.type === "keyup") release()
    else if (!event.repeat) hold()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => space(event)
    window.addEventListener("keydown", press)
    window.addEventListener("keyup", press)
    return () => {
      window.removeEventListener("keydown", press)
      window.removeEventListener("keyup", press)
    }
  }, [])
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, seconds: number) => {
      const place = scene.current
      // With motion off, jumps to the moment when most things are in the air.
      const left = motion ? seconds : place.sigh && place.at === 0 ? stillAt : 0
      for (place.rest += left; place.rest >= stepSeconds; place.rest -= stepSeconds) {
        place.at += stepSeconds
        place.time += stepSeconds
        place.room = step(place.room, place.sigh ? windAt(place.sigh, place.at) : 0, place.level)
      }
      paint(pen, place.room, place.sigh ? windAt(place.sigh, place.at) : 0, place.time)
      if (motion && place.sigh && place.at > lengthOf(place.sigh) + 1 && isStill(place.room))
        setSettled(blown)
    },
    [motion, blown],
  )
  const save = () => {
    if (!shown) return
    download(
      new Blob([wavOf(render(shown, sampleRate), sampleRate)], { type: "audio/wav" }),
      `${shown.id}.wav`,
    )
  }
  const key = (event: { key: string; repeat: boolean; preventDefault: () => void }) => {
    if (event.key !== " " && event.key !== "Enter") return
    event.preventDefault()
    if (!event.repeat) hold()
  }

  return (
    <div className={styles.tool}>
      <div className={styles.scene}>
        <Canvas
          className={styles.canvas}
          label="Somebody sighs in a study with a candle, papers, a plant, a lamp and a calendar"
          draw={draw}
          moving={motion && settled !== blown}
        />
        <Meter value={shown ? reading(shown) : 0.42} says={shown?.says ?? "Puuh?"} />
      </div>
      <div className="buttons">
        <button
          type="button"
          className={styles.big}
          onPointerDown={hold}
          onPointerUp={release}
          onPointerLeave={release}
          onKeyDown={key}
          onKeyUp={release}
          onBlur={release}
          onClick={event => {
            // A click by voice control or a screen reader has no duration.
            if (event.detail === 0 && pressedAt.current === null) sigh(sighs[1])
          }}
        >
          Puuh
        </button>
        {sighs.slice(0, 3).map((each, i) => (
          <button key={each.id} type="button" onClick={() => sigh(each)}>
            {["Short", "Deep", "Existential"][i]}
          </button>
        ))}
      </div>
      <p className={styles.message} role="status" aria-label="The sigh">
        {last ? (
          <>
            <b>{last.sigh.name}.</b> When: {last.sigh.when} Cure: {last.sigh.cure}
            {after > 1 && (
              <b> {after === 2 ? "There goes the shelf." : "The window is open. The neighbour heard."}</b>
            )}
          </>
        ) : sent ? (
          <>
            <b>You have been sighed at:</b> {sent.says} ({sent.name.toLowerCase()}). Sigh back.
          </>
        ) : (
          "How long was your day?"
        )}
      </p>
      <div className="buttons">
        <ShareButton text={shown?.says ?? "Puuh."} link={`?sigh=${(shown ?? sighs[1])?.id ?? "deep"}`} />
        <button data-menu="file" type="button" onClick={save}>
          Save as WAV
        </button>
        {sent && (
          <button type="button" onClick={() => set({ sigh: null })}>
            Start with a fresh sigh
          </button>
        )}
      </div>
      <details className={styles.book} open>
        <summary>Encyclopaedia of sighs</summary>
        <dl>
          {sighs.map(each => (
            <div key={each.id}>
              <dt>
                <button type="button" onClick={() => sigh(each)}>
                  {each.says}
                </button>{" "}
                {each.name}
              </dt>
              <dd>
                {each.when} <i>Cure:</i> {each.cure}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <StatusMessage>{pluralise(total, "sigh")} so far, none wasted</StatusMessage>
    </div>
  )
}
