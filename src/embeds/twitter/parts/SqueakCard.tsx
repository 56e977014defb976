import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Visitor } from "../../../kits/guest/useGuest"
import { hash } from "../../../lib/game/random"
import { replyTo, seedsFor } from "../logic"
import * as styles from "../Twitter.module.css"

type Props = {
  who: string
  text: string
  replies?: boolean
  isNew?: boolean
  /** The thing from another page that is the author, or the subject. */
  guest?: Visitor
  /** True if it is the subject, and not here. */
  isGone?: boolean
  onRemove?: () => void
}

const colours = ["#8a4b00", "#14508a", "#1d6b2e", "#7a1a5c", "#5c5440", "#8a1538"]

/** A squeak with its author's face, its seeds and Pertti's replies. */
export function SqueakCard({ who, text, replies, isNew, guest, isGone = false, onRemove }: Props) {
  const seeds = seedsFor(text)
  return (
    <li className={styles.squeak} data-new={isNew || undefined}>
      <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
        <path fill={colours[hash(who) % colours.length]} d="M0 0h32v32H0z" />
        <path fill="#fff" opacity="0.25" d="M0 0h32v5H0z" />
        {guest ? (
          <>
            <path fill="#fff8e2" d="M2 2h28v28H2z" />
            <GuestPicture guest={guest} isGone={isGone} x={4} y={4} width={24} height={24} />
          </>
        ) : who === "Pertti" ? (
          <Muzzle />
        ) : (
          <Initial letter={[...who][0] ?? "?"} />
        )}
      </svg>
      <div>
        <p>
          <b>{who}</b> {text}
        </p>
        <p className={styles.meta}>
          {seeds === 0 ? "no seeds" : seeds === 1 ? "1 seed" : `${seeds} seeds`}
          {onRemove && (
            <button type="button" onClick={onRemove}>
              Delete
            </button>
          )}
        </p>
        {replies && (
          <p className={styles.reply}>
            <b>Pertti</b> {replyTo(text)}
          </p>
        )}
      </div>
    </li>
  )
}

function Initial({ letter }: { letter: string }) {
  return (
    <text x="16" y="24" textAnchor="middle" fontSize="20" fontWeight="bold" fill="#fff">
      {letter.toUpperCase()}
    </text>
  )
}

function Muzzle() {
  return (
    <>
      <circle cx="7" cy="10" r="5" fill="#c98b4a" />
      <circle cx="25" cy="10" r="5" fill="#c98b4a" />
      <ellipse cx="16" cy="18" rx="13" ry="12" fill="#c98b4a" />
      <ellipse cx="16" cy="23" rx="8" ry="6" fill="#f6e0bd" />
      <path d="M10 14h3v4h-3zM19 14h3v4h-3zM14 20h4l-2 2z" />
    </>
  )
}
