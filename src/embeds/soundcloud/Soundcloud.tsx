import { useMemo, useRef, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { random } from "../../hooks/browser/random"
import type { Codec } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { useFrames } from "../../kits/motion/useFrames"
import { noteFrequency } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"
import { newSeed } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import { type Comment, commentAt, commentsOn, formatComment, maxComment, parseComment } from "./comments"
import { likenessOf } from "./likeness"
import {
  type Cloud,
  cloudOf,
  columns,
  cover,
  formatCloud,
  genusOf,
  noteOf,
  parseCloud,
  rainedOut,
  rains,
  render,
  seconds,
} from "./logic"
import { Sky } from "./parts/Sky"
import * as styles from "./Soundcloud.module.css"

const cloudCodec: Codec<Cloud> = { initial: cloudOf("cloud"), parse: parseCloud, format: formatCloud }
const commentCodec: Codec<Comment | null> = { initial: null, parse: parseComment, format: formatComment }
const sampleRate = 22_050

/**
 * A sky for drawing clouds, whose outlines become sound. Birds comment at their moments, and overdrawn clouds rain.
 *
 * @feed Draw a cloud with a finger and hear what it sounds like. The birds have opinions.
 */
export default function Soundcloud() {
  const { values, set } = useAddress({ cloud: cloudCodec, say: commentCodec })
  const [draft, setDraft] = useState<Cloud | null>(null)
  const [at, setAt] = useState<number | null>(null)
  const [words, setWords] = useState("")
  const [moment, setMoment] = useState(columns / 2)
  const [rained, setRained] = useState(false)
  /** True from the visitor's remark until the cloud is heard again. */
  const [isSaid, setSaid] = useState(false)
  const played = useRef<{ stop: () => void } | null>(null)
  const passed = useRef(0)
  const blipped = useRef(0)
  const { open } = useSound(() => {
    played.current = null
    setAt(null)
  })

  const cloud = draft ?? values.cloud
  const own = values.say
  const comments = useMemo(() => {
    const all = commentsOn(values.cloud)
    return own ? [...all, own].sort((a, b) => a.at - b.at) : all
  }, [values.cloud, own])
  const plays = at !== null
  const column = Math.floor(at ?? -1)
  const currentComment = commentAt(comments, column)

  const stop = () => {
    played.current?.stop()
    played.current = null
    setAt(null)
  }
  const play = (heard: Cloud) => {
    played.current?.stop()
    passed.current = 0
    setRained(false)
    setSaid(false)
    setAt(0)
    played.current = open()?.wave(render(heard, sampleRate), sampleRate) ?? null
  }
  const toggle = () => {
    if (!plays) return play(cloud)
    setMoment(Math.max(0, column))
    stop()
  }
  /** Sounds the height of a column that has just been drawn, unless it is that of the last one. */
  const blip = (height: number) => {
    const isNew = height !== blipped.current
    blipped.current = height
    if (isNew && height > 0)
      open()?.play({
        frequency: noteFrequency(noteOf(height)),
        seconds: 0.12,
        loudness: 0.08,
        shape: "triangle",
      })
  }
  useFrames(plays, step => {
    passed.current += step
    if (passed.current < seconds) return setAt((passed.current / seconds) * columns)
    stop()
    if (!rains(cloud)) return
    setRained(true)
    set({ cloud: rainedOut(cloud) })
  })
  const change = (next: Cloud) => {
    if (plays) stop()
    setRained(false)
    setSaid(false)
    setDraft(null)
    set({ cloud: next })
  }
  const pin = () => {
    const text = trimmed(words).slice(0, maxComment)
    if (text) {
      set({ say: { at: plays ? column : moment, who: "You", text, own: true } })
      setSaid(true)
    }
    setWords("")
  }
  const genus = genusOf(cloud)
  const likeness = likenessOf(cloud)
  const shown = draft ? null : isSaid ? own : (currentComment ?? (plays ? null : own))

  return (
    <div className={styles.tool}>
      <Sky
        cloud={cloud}
        comments={comments}
        at={at}
        onDraw={(next, height) => {
          if (plays) stop()
          setDraft(next)
          blip(height)
        }}
        onDrawn={next => {
          change(next)
          play(next)
        }}
        onKeyDrawn={(next, height) => {
          change(next)
          blip(height)
        }}
        onPlay={toggle}
      />
      <p className={styles.bubble} role="status" aria-label="What is said">
        {rained && !isSaid ? (
          "It has rained. A third of your cloud is on the field."
        ) : shown ? (
          <>
            <b>{shown.who}</b> <small>{timeOf(shown.at)}</small> <BidiIsolate>{shown.text}</BidiIsolate>
          </>
        ) : plays ? (
          "A bird breathes in."
        ) : (
          `The birds see ${likeness}.`
        )}
      </p>
      <div className="buttons">
        <button type="button" onClick={toggle}>
          <Reserve inline all={["Hear it again"]}>
            {plays ? "Stop" : "Hear it again"}
          </Reserve>
        </button>
        <button type="button" onClick={() => change(cloudOf(newSeed(random)))}>
          Wait for other weather
        </button>
        <button
          data-menu="edit"
          type="button"
          onClick={() => change(Array.from({ length: columns }, () => 0))}
        >
          Clear the sky
        </button>
        <ShareButton
          text={`I drew ${likeness} and it made a sound`}
          link={`?cloud=${formatCloud(values.cloud)}${own ? `&say=${encodeURIComponent(formatComment(own) ?? "")}` : ""}`}
        />
      </div>
      <form
        className={styles.own}
        onSubmit={event => {
          event.preventDefault()
          pin()
        }}
      >
        <Field
          label={`Say something at ${timeOf(plays ? column : moment)}`}
          value={words}
          maxLength={maxComment}
          onChange={setWords}
        >
          <button type="submit">Sit on the wire</button>
        </Field>
      </form>
      <details className={styles.list}>
        <summary>Everything the birds said</summary>
        <ol>
          {comments.map(comment => (
            <li key={comment.at + comment.who}>
              {timeOf(comment.at)} {comment.who}: <BidiIsolate>{comment.text}</BidiIsolate>
            </li>
          ))}
        </ol>
      </details>
      <StatusMessage>
        {genus}, {Math.round(cover(cloud) * 100)}% cloudy
        {rains(cloud) && ", will rain"}
      </StatusMessage>
    </div>
  )
}

/** Formats the time of a column: "0:03.5". */
function timeOf(column: number): string {
  return `0:0${((Math.max(0, column) * seconds) / columns).toFixed(1)}`
}
