import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import { noteFrequency, type Sound } from "../../../kits/sound/openSound"
import { troupe, troupeSays } from "../covers"
import * as styles from "../Dance.module.css"
import { Dancer } from "./Dancer"

type Props = {
  /** True while a curtain hangs in front of the stage. */
  isClosed: boolean
  onOpen: () => void
  /** Returns the sound, for a tune of our own; null where there is none. */
  sound: () => Sound | null
}

/** A bass line of our own, in semitones above middle C, a beat each. */
const bass = [-24, -12, -21, -12, -19, -12, -17, -14] as const
const beatMs = 260

/** Returns the places of dancers, in two rows if there are more than four. */
function places(count: number): { x: number; y: number; size: number }[] {
  const rows = count > 4 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const size = count === 1 ? 1.1 : count === 2 ? 1 : 0.82
  return Array.from({ length: count }, (_, i) => {
    const isFront = rows === 1 || i >= columns
    const x = (320 / (columns + 1)) * ((i % columns) + 1) + (rows === 2 && isFront ? 22 : 0)
    return { x, y: isFront ? 172 : 148, size }
  })
}

/** A stage with a man who dances, and does not stop when he is asked to. */
export function Dance({ isClosed, onOpen, sound }: Props) {
  const motion = useMotion()
  const [asked, setAsked] = useState(0)
  const [beat, setBeat] = useState(0)
  const count = troupe[asked] ?? 0
  const isOn = !isClosed && count > 0
  useTicks(isOn, beatMs / (1 + asked * 0.15), () => {
    setBeat(beat + 1)
    const note = bass[beat % bass.length] ?? 0
    sound()?.play({ frequency: noteFrequency(note), seconds: 0.2, loudness: 0.1, shape: "triangle" })
    if (beat % 2 === 1) sound()?.play({ frequency: 5200, seconds: 0.03, loudness: 0.02, shape: "square" })
  })
  const drawn = Math.max(1, count)
  return (
    <>
      <div className={styles.stage} data-moving={motion || undefined} data-open={isOn || undefined}>
        <svg
          viewBox="0 0 320 180"
          role="img"
          aria-label={
            isOn
              ? `A stage, and ${count === 1 ? "a man in a raincoat dances" : `${count} men in raincoats dance`}`
              : "A closed curtain"
          }
        >
          <path d="M0 0h320v180H0z" fill="#35528f" />
          <path d="M0 0h320v140H0z" fill="#26407a" />
          {[40, 120, 200, 280].map(x => (
            <path
              key={x}
              d={`M${x - 30} 140V60a30 30 0 0 1 60 0v80z`}
              fill="#8fb0e8"
              stroke="#16264f"
              strokeWidth="5"
            />
          ))}
          <path d="M0 140h320v40H0z" fill="#7c6a58" />
          <ellipse className={styles.light} cx="160" cy="158" rx="90" ry="16" fill="#ffe9a0" opacity="0.6" />
          {places(drawn).map(({ x, y, size }, i) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
              <Dancer tempo={1 + asked * 0.3} step={beat + i} />
            </g>
          ))}
          <path className={styles.curtain} d="M-4 0h172q-8 20 0 40t0 40 0 40 0 60H-4z" fill="#9c1f2e" />
          <path className={styles.right} d="M324 0H152q8 20 0 40t0 40 0 40 0 60h166z" fill="#9c1f2e" />
          <path
            d="M0 0h320v10q-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0z"
            fill="#d9b44a"
          />
        </svg>
        <p className={styles.says} role="status">
          {isClosed ? "" : troupeSays[asked]}
        </p>
      </div>
      <div className="buttons">
        {isClosed ? (
          <button type="button" className="default" onClick={onOpen}>
            Play
          </button>
        ) : (
          <button type="button" className="default" onClick={() => setAsked(count === 0 ? 0 : asked + 1)}>
            {count === 0 ? "Ask him to come back" : count === 8 ? "Please" : "Make him stop"}
          </button>
        )}
      </div>
    </>
  )
}
