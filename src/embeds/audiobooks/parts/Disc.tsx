import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { now } from "../../../hooks/browser/clock"
import { degreesPerLetter, type Groove, letterAt, turnBetween } from "../logic"
import * as styles from "./Disc.module.css"

type Props = {
  groove: Groove
  title: string
  sides: number
  position: number
  isMended: boolean
  onHold: () => void
  /** Called with letters and seconds while the record is turned by hand. */
  onDrag: (letters: number, seconds: number) => void
  /** Called when the hand goes, with whether it has turned the record. */
  onRelease: (hasTurned: boolean) => void
  onPress: () => void
  onKey: (event: KeyboardEvent) => void
}

/** Letters on either side of the needle. */
const halfRing = 28
const centre = 200
/** Turns below this angle, in degrees, are a press. */
const minTurn = 4

/** The record: its letters stand on the rim and pass the needle at the bottom. */
export function Disc({ groove, title, sides, position, isMended, ...on }: Props) {
  const drag = useRef<{ angle: number; at: number; turned: number } | null>(null)
  const angleOf = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return (Math.atan2(clientY - top - height / 2, clientX - left - width / 2) * 180) / Math.PI
  }
  const down = (event: PointerEvent) => {
    if (event.button > 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    drag.current = { angle: angleOf(event), at: now(), turned: 0 }
    on.onHold()
  }
  const move = (event: PointerEvent) => {
    const last = drag.current
    if (!last) return
    const angle = angleOf(event)
    const turned = turnBetween(last.angle, angle)
    const at = now()
    drag.current = { angle, at, turned: last.turned + Math.abs(turned) }
    on.onDrag(turned / degreesPerLetter, (at - last.at) / 1000)
  }
  const up = () => {
    const last = drag.current
    drag.current = null
    if (last) on.onRelease(last.turned > minTurn)
  }
  const here = Math.floor(position)
  return (
    <div className={styles.deck}>
      <svg viewBox="0 0 420 424" className={styles.record} aria-hidden="true">
        <g transform={`rotate(${position * degreesPerLetter} ${centre} ${centre})`}>
          <circle cx={centre} cy={centre} r="197" fill="#141418" />
          {[152, 140, 128, 116, 104].map(r => (
            <circle key={r} cx={centre} cy={centre} r={r} fill="none" stroke="#34343e" strokeWidth="2" />
          ))}
          <path
            d="M200 200L120 24A194 194 0 0 1 200 6zM200 200L280 376A194 194 0 0 1 200 394z"
            fill="#fff"
            opacity=".07"
          />
          <circle cx={centre} cy={centre} r="88" fill="#d9a441" />
          <circle cx={centre} cy={centre} r="80" fill="none" stroke="#7a4f18" />
          <Label title={title} sides={sides} />
          <circle cx={centre} cy={centre} r="7" fill="#141418" />
          {Array.from({ length: 2 * halfRing }, (_, i) => here - halfRing + i).map(place => (
            <g key={place} transform={`rotate(${-(place + 0.5) * degreesPerLetter} ${centre} ${centre})`}>
              {place === groove.scratch.at && (
                <path
                  d="M200 290l6 26-9 8 10 26-8 10 4 38"
                  className={styles.scratch}
                  data-mended={isMended || undefined}
                />
              )}
              <text x={centre} y="388" className={styles.letter} data-heard={place < here || undefined}>
                {letterAt(groove, place)}
              </text>
            </g>
          ))}
        </g>
        <path d="M404 30V330Q404 414 310 414H214" fill="none" stroke="#555" strokeWidth="13" />
        <path d="M404 30V330Q404 414 310 414H214" fill="none" stroke="#d8d8de" strokeWidth="9" />
        <circle cx="402" cy="34" r="15" fill="#8a8a94" stroke="#333" strokeWidth="3" />
        <path d="M178 404h44v18h-44z" fill="#b3202c" stroke="#333" strokeWidth="2" />
        <path d="M193 404h14l-7-15z" fill="#ffe45e" />
      </svg>
      <button
        type="button"
        className={styles.grip}
        aria-label={`Turn the record of ${title}`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onClick={({ detail }) => {
          // A click of a key or of assistive technology, which has no pointer.
          if (detail === 0) on.onPress()
        }}
        onKeyDown={on.onKey}
      />
    </div>
  )
}

function Label({ title, sides }: { title: string; sides: number }) {
  const words = title.split(" ")
  const half = words.length > 2 ? Math.ceil(words.length / 2) : words.length
  const lines = [words.slice(0, half).join(" "), words.slice(half).join(" ")].filter(Boolean)
  return (
    <g className={styles.label}>
      {lines.map((line, i) => (
        <text key={line} x={centre} y={lines.length === 1 ? 166 : 156 + i * 18}>
          {line}
        </text>
      ))}
      <text x={centre} y="246">
        Side 1 of {sides}
      </text>
    </g>
  )
}
