import { useMotion } from "../../../hooks/browser/motion"
import type { Queue as Waiting } from "../swipe"
import * as styles from "./Queue.module.css"

const skins = ["#f2c9a0", "#c98f5e", "#f6d7b8", "#8d5a3a", "#e8b48a", "#d9a06c"]
const coats = ["#3a6ea5", "#a53a4e", "#5b7f3a", "#7a4a9a", "#b0702a", "#37706c"]
const mouths = ["M-5 31q5 3 10 0", "M-5 32h10", "M-5 33q5 -3 10 0", "M-4 31h8v4h-8z"]
const laugh = "M-7 28h14q-1 9 -7 9t-7 -9z"

/** The width of a person in units of the viewBox; equal to CSS pixels if there is room. */
const width = 41

/** The width of a whisper and the gap after it, in pixels. */
const whisperWidth = 62

export type Reaction = "sighs" | "cheers" | null

type Props = Waiting & {
  /** The reaction to the outcome; null if there is none. */
  reaction: Reaction
  /** The whispered digits, from the first person on; null for a silent one. */
  whispers: readonly (number | null)[]
  onHear: (digit: number) => void
}

/** The people in the queue behind the visitor, whose faces show their patience; some of them whisper digits. */
export function Queue({ people, mood, reaction, whispers, onHear }: Props) {
  const motion = useMotion()
  const feeling = reaction === "cheers" ? ", cheering" : mood > 0 ? ", less patient than before" : ""
  return (
    <div className={styles.place} data-lively={motion || undefined} data-reaction={reaction ?? undefined}>
      {whispers.map(
        (digit, i) =>
          digit !== null && (
            <button
              key={coats[i]}
              type="button"
              className={styles.whisper}
              style={{ insetInlineStart: i * whisperWidth, animationDelay: `${0.5 + i * 0.25}s` }}
              aria-label={`Try ${digit}, whispers somebody behind you`}
              onClick={() => onHear(digit)}
            >
              Try {digit}
            </button>
          ),
      )}
      {reaction === "sighs" && whispers.length === 0 && <span className={styles.cash}>Cash?</span>}
      <svg
        viewBox={`0 0 ${people * width + 4} 58`}
        width={people * width + 4}
        preserveAspectRatio="xMinYMax"
        role="img"
        aria-label={`A queue of ${people}${feeling}`}
        className={styles.queue}
      >
        {Array.from({ length: people }, (_, i) => (
          <g key={coats[i]} transform={`translate(${22 + i * width} 0)`}>
            <Person at={i} mood={mood} reaction={reaction} />
          </g>
        ))}
      </svg>
    </div>
  )
}

type PersonProps = { at: number; mood: Waiting["mood"]; reaction: Reaction }

function Person({ at, mood, reaction }: PersonProps) {
  const isGlad = reaction === "cheers"
  return (
    <g className={styles.person} style={{ animationDelay: `${-at * 0.7}s` }} data-mood={mood}>
      {isGlad && (
        <path d="M-14 46L-19 8M14 46L19 8" stroke={coats[at]} strokeWidth="7" strokeLinecap="round" />
      )}
      <path d="M-17 58q0 -20 17 -20t17 20z" fill={coats[at]} />
      <circle cy="22" r="15" fill={skins[at]} stroke="#4a2a18" strokeWidth="1.5" />
      <path d="M-15 19a15 15 0 0 1 30 0q-15 -8 -30 0z" fill={at % 2 ? "#6a4a2a" : "#2a2a2e"} />
      {/* A sighing person has turned towards the visitor. */}
      <g transform={reaction === "sighs" ? "translate(4 0)" : "translate(-4 0)"}>
        {reaction === "sighs" ? (
          <path d="M-8 23h6M2 23h6" stroke="#1a1a1a" strokeWidth="2.2" />
        ) : (
          <>
            <circle cx="-5" cy="23" r="1.8" />
            <circle cx="5" cy="23" r="1.8" />
          </>
        )}
        {mood > 1 && !isGlad && <path d="M-9 18l6 3M9 18l-6 3" stroke="#1a1a1a" strokeWidth="2" />}
        <path
          d={isGlad ? laugh : mouths[mood]}
          fill={isGlad ? "#7a2020" : "none"}
          stroke="#1a1a1a"
          strokeWidth="1.8"
        />
      </g>
      {reaction === "sighs" && (
        <g className={styles.sigh} fill="#fff" stroke="#8a8f98">
          <path d="M10 33c5 -4 9 0 7 3c4 1 3 6 -1 6c-4 2 -9 0 -8 -4c-2 -1 -1 -5 2 -5z" />
        </g>
      )}
    </g>
  )
}
