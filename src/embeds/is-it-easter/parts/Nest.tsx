import { useId } from "react"
import { Stage } from "../../../components/message-scene/Stage"
import { drawing, eggs, type Hatching, runner } from "../hunt"
import * as styles from "../IsItEaster.module.css"
import { BigEgg } from "./BigEgg"
import { PaintedEgg } from "./PaintedEgg"

type Props = {
  found: readonly number[]
  says: string
  motion: boolean
  /** The step of the last egg once all are found; null until then. */
  hatching: Hatching | null
  /** The day of the next Easter, as stamped on an egg. */
  stamp: string
  onAsk: (egg: number) => void
}

const blades = Array.from({ length: 78 }, (_, i) => ({
  x: i * 8 + ((i * 7) % 6),
  tall: 26 + ((i * 13) % 30),
}))

const names: Record<Hatching, string> = {
  closed: "a large egg that moves",
  out: "a chick that looks out of an egg",
  asks: "a chick with a question",
  told: "a chick in its egg, looking at the answer",
  back: "a large egg, shut again with a plaster",
}

/** A garden with a cup for each egg. A cup that is asked gives clues, and at last its egg. */
export function Nest({ found, says, motion, hatching, stamp, onAsk }: Props) {
  const id = useId()
  const last = eggs[found.at(-1) ?? runner]
  return (
    <Stage says={says} hint="Seven eggs are somewhere on this screen.">
      <svg
        role="img"
        aria-label={`A garden${hatching ? ` with ${names[hatching]}` : ""}, and ${found.length} of ${eggs.length} eggs in their cups`}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <rect width="620" height="240" fill="#bfe6ff" />
        <circle cx={drawing.sun.x} cy={drawing.sun.y} r={drawing.sun.radius} fill="#ffe25a" />
        <path d="M0 170Q160 110 320 160T620 140V240H0z" fill="#8fd07a" />
        {[46, 112, 176, 452, 530, 590].map((x, i) => (
          <g key={x} transform={`translate(${x} ${126 + (i % 3) * 14})`}>
            <rect x="-2" width="4" height="70" fill="#3d8a36" />
            <path
              d="M0 -16l5 9l10 -3l-3 10l9 6l-10 4l1 10l-9 -6l-8 7l-1 -10l-11 -2l8 -7l-5 -9l11 1z"
              fill="#ffd91a"
            />
            <circle r="6" cx="1" cy="2" fill="#f08a00" />
          </g>
        ))}
        {hatching && last && <BigEgg paint={last.paint} step={hatching} stamp={stamp} motion={motion} />}
        <g fill="#3f7f3a">
          {blades.map(({ x, tall }) => (
            <path key={x} d={`M${x} 240l5 -${tall + 12}l5 ${tall + 12}z`} />
          ))}
        </g>
      </svg>
      <ul className={styles.cups} aria-label="Cups">
        {eggs.map(({ paint }, i) => {
          const isFull = found.includes(i)
          const name = isFull ? `Cup ${i + 1}, full` : `Cup ${i + 1}, empty: ask for a clue`
          return (
            <li key={paint.shell}>
              <button
                type="button"
                aria-label={name}
                aria-disabled={isFull || undefined}
                onClick={() => onAsk(i)}
              >
                {isFull ? (
                  <PaintedEgg paint={paint} id={`${id}-${i}`} className={motion ? styles.lands : undefined} />
                ) : (
                  <svg aria-hidden="true" viewBox="0 0 34 44">
                    <path
                      d="M17 2C26 2 32 15 32 25C32 36 25 42 17 42S2 36 2 25C2 15 8 2 17 2z"
                      fill="none"
                      stroke="#6a7a6a"
                      strokeWidth="2"
                      strokeDasharray="4 4"
                    />
                    <text x="17" y="32" textAnchor="middle" fontSize="18" fontWeight="bold" fill="#5a6a5a">
                      ?
                    </text>
                  </svg>
                )}
                <svg className={styles.cup} aria-hidden="true" viewBox="0 0 40 22">
                  <path
                    d="M3 0h34q0 12 -12 13v4h8v4H7v-4h8v-4Q3 12 3 0z"
                    fill="#fff"
                    stroke="#556"
                    strokeWidth="1.5"
                  />
                </svg>
              </button>
            </li>
          )
        })}
      </ul>
    </Stage>
  )
}
