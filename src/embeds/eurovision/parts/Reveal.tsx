import { useState } from "react"
import { fireworks } from "../../../effects/fireworks"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { inSentence, type Visitor } from "../../../kits/guest/useGuest"
import { usePastGuest } from "../../../kits/guest/usePastGuest"
import { lastYearText, lateCalls, lateText, replacedAct, songless } from "../guest"
import type { VotesData } from "../schema"
import { useEntrant } from "../useEntrant"
import { type Ballot, board, callsOf } from "../votes"
import * as styles from "./Vote.module.css"

type Props = {
  acts: readonly string[]
  ballots: readonly Ballot[]
  votes: VotesData
  /** True for a show in which a thing from another page may sing. */
  isOpen: boolean
  start: number
}

/** The jury's spokesman, the current announcement, and the scoreboard so far. */
export function Reveal({ acts: listed, ballots, votes, isOpen, start }: Props) {
  const [at, setAt] = useState(start)
  /** The announcement with which this show has begun. */
  const [first, setFirst] = useState(start)
  const { guest, isHere, leave } = useEntrant(isOpen, at === first)
  const past = usePastGuest()
  const usual = callsOf(ballots, listed, votes)
  const late = guest ? replacedAct(usual, listed.length) : -1
  const acts = guest ? listed.map((act, i) => (i === late ? guest.name : act)) : listed
  const calls = guest ? lateCalls(callsOf(ballots, acts, votes), late, guest) : usual
  const entry = guest && at === first ? lateText(guest, listed[late] ?? "") : ""
  // The announcement of a late entry is long enough.
  const isReminded = isOpen && at === first + (guest ? 1 : 0)
  const call = calls[at]
  const rows = board(calls.slice(0, at + 1), acts.length)
  const over = at >= calls.length - 1
  const maxPoints = Math.max(1, rows[0]?.points ?? 1)
  const given = new Map(call?.gives)
  const juries = calls.length / 7
  const next = () => {
    if (over) {
      setAt(0)
      setFirst(0)
      leave()
    } else {
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
          isHere={isHere}
        />
        <div>
          <p className={styles.says} role="status">
            {call?.says}
            {entry}
            {isReminded && past && lastYearText(past)}{" "}
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
          <li key={act} data-now={given.has(act) || undefined} data-guest-act={late === act || undefined}>
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

type SpokesmanProps = { jury: string; twelve: boolean; guest: Visitor | null; isHere: boolean }

function Spokesman({ jury, twelve, guest, isHere }: SpokesmanProps) {
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
      {guest && <GuestPicture guest={guest} isGone={!isHere} x={2} y={58} width={48} height={50} />}
    </svg>
  )
}
