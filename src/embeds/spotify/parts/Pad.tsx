import { useRef } from "react"
import { useGlobalKeys } from "../../../kits/board/useGlobalKeys"
import type { Creature } from "../creatures"
import { recordingMs, type Taps } from "../logic"
import * as styles from "./Pad.module.css"
import { Portrait } from "./Portrait"

type Props = {
  creature: Creature | null
  taps: Taps
  /** The number of taps heard, which moves the creature. */
  beat: number
  /** The end of the bar under the pad, in milliseconds; null where there is none. */
  elapsedMs: number | null
  onTap: () => void
}

/** A drum skin to tap on by pointer, Enter, Space or any letter, with the creature behind it and the taps below. */
export function Pad({ creature, taps, beat, elapsedMs, onTap }: Props) {
  const pad = useRef<HTMLButtonElement>(null)
  useGlobalKeys(pad, /^[a-z]$/i, ({ repeat }) => {
    if (!repeat) onTap()
  })
  return (
    <div className={styles.drum}>
      <button
        ref={pad}
        type="button"
        aria-label="Tap"
        className={styles.pad}
        onPointerDown={({ button }) => {
          if (!(button > 0)) onTap()
        }}
        onClick={({ detail }) => {
          // A click of a key or of assistive technology, which has no pointer.
          if (detail === 0) onTap()
        }}
        onKeyDown={event => {
          if (event.repeat) event.preventDefault()
        }}
      >
        {creature ? <Portrait of={creature} beat={beat} /> : <Skin />}
      </button>
      <svg
        viewBox={`0 0 ${recordingMs} 400`}
        preserveAspectRatio="none"
        className={styles.strip}
        aria-hidden="true"
      >
        {elapsedMs !== null && <path d={`M0 0h${elapsedMs}v400H0z`} className={styles.passed} />}
        <path
          d={taps.map(ms => `M${Math.max(40, ms)} 40v320`).join("")}
          className={styles.taps}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}

/** A drum that nobody has touched yet. */
function Skin() {
  return (
    <svg viewBox="0 0 200 200" className={styles.skin} aria-hidden="true">
      <path d="M0 0h200v200H0z" fill="#b3202c" />
      <circle cx="100" cy="100" r="92" fill="#e8c23a" stroke="#15151a" strokeWidth="3" />
      <circle cx="100" cy="100" r="82" fill="#fbf4e2" stroke="#15151a" strokeWidth="3" />
      <circle cx="100" cy="100" r="60" fill="none" stroke="#d8cba8" strokeWidth="3" />
      <text x="100" y="117" textAnchor="middle" fontSize="48" fontWeight="700" fill="#15151a">
        TAP
      </text>
    </svg>
  )
}
