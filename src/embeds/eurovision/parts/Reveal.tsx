import { useState } from "react"
import { fireworks } from "../../../effects/fireworks"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import { songless } from "../guest"
import { board, type Call } from "../votes"
import * as styles from "./Vote.module.css"

type Props = {
  acts: readonly string[]
  calls: readonly Call[]
  start: number
  /** The thing from another page, with its place in the list of acts, and what the first announcement adds. */
  guest: (Guest & { act: number; entry: string }) | null
}

/** The jury's spokesman, the current announcement, and the scoreboard so far. */
export function Reveal({ acts, calls, start, guest }: Props) {
  const [at, setAt] = useState(start)
  const call = calls[at]
  const rows = board(calls.slice(0, at + 1), acts.length)
  const over = at >= calls.length - 1
  const maxPoints = Math.max(1, rows[0]?.points ?? 1)
  const given = new Map(call?.gives)
  const juries = calls.length / 7
  const next = () => {
    if (over) setAt(0)
    else {
      if (at + 1 === calls.length - 1) {
        void fireworks()
        guest?.remember(songless)
      }
      setAt(at + 1)
    }
  }
  return (
    <div className={styles.show}>
      <div className={styles.booth}>
        <Spokesman
          jury={call?.jury ?? ""}
          twelve={given.size === 1 && [...given.values()][0] === 12}
          guest={guest}
        />
        <div>
          <p className={styles.says} role="status">
            {call?.says}
            {guest && at === start && guest.entry}{" "}
            {over && `The winner of the evening: ${acts[rows[0]?.act ?? 0]}.`}
          </p>
          <button type="button" className={styles.go} onClick={next}>
            {over ? "Hear it all again" : "Thank you, go on"}
          </button>
          <small>
            Jury {Math.floor(at / 7) + 1} of {juries}: {call?.jury}
          </small>
        </div>
      </div>
      <ol className={styles.board} aria-label="Board">
        {rows.map(({ act, points }) => (
          <li
            key={act}
            data-now={given.has(act) || undefined}
            data-guest-act={guest?.act === act || undefined}
          >
            <span className={styles.bar} style={{ inlineSize: `${(100 * points) / maxPoints}%` }} />
            <span className={styles.act}>{acts[act]}</span>
            {given.has(act) && <span className={styles.plus}>{signed(given.get(act) ?? 0)}</span>}
            <b>{points}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)

type SpokesmanProps = { jury: string; twelve: boolean; guest: Guest | null }

function Spokesman({ jury, twelve, guest }: SpokesmanProps) {
  return (
    <svg
      className={styles.spokesman}
      viewBox="0 0 120 110"
      role="img"
      aria-label={`A spokesman${guest ? `, and ${inSentence(guest)}` : ""} in front of a picture of the ${jury}`}
    >
      <rect width="120" height="110" fill="#123a7a" />
      <path d="M0 70l24-26 18 18 26-34 22 28 14-12 16 26v40H0z" fill="#2f6fb8" />
      <path d="M0 84h120v26H0z" fill="#0b2550" />
      <path d="M28 110q2-36 32-36t32 36z" fill={twelve ? "#d4a514" : "#6d1a5c"} />
      <path d="M54 76l6 10 6-10z" fill="#fff" />
      <circle cx="60" cy="52" r="20" fill="#e2b48c" />
      <path d="M38 50q0-24 22-24t22 24q-6-10-22-10t-22 10z" fill="#3a2413" />
      <circle cx="53" cy="52" r="2.5" />
      <circle cx="67" cy="52" r="2.5" />
      {twelve ? (
        <path d="M50 60h20q-2 9-10 9t-10-9z" fill="#7a1f2b" />
      ) : (
        <path d="M52 62q8 5 16 0" stroke="#7a1f2b" strokeWidth="2.5" fill="none" />
      )}
      <path d="M74 84l22-6 6 22-22 6z" fill="#fff" stroke="#999" />
      <text x="90" y="98" fontSize="13" fontWeight="bold" textAnchor="middle" fontFamily="var(--chrome)">
        {twelve ? "12" : "?"}
      </text>
      <path d="M24 40a38 38 0 0 1 72 0" fill="none" stroke="#222" strokeWidth="3" />
      <rect x="34" y="44" width="9" height="16" rx="4" fill="#222" />
      {guest && <GuestPicture guest={guest} x={2} y={58} width={48} height={50} />}
    </svg>
  )
}
