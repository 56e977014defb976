import { type ReactNode, useState } from "react"
import { StatusMessage } from "../../../../components/status-message/StatusMessage"
import { layers, sealPart, tornText } from "../envelope"
import * as styles from "../RockPaperScissors.module.css"

type Props = {
  /** 64 hexadecimal digits, or "" if there is no seal. */
  seal: string
  /** The opponent's name, capitalised. */
  who: string
  moving: boolean
  /** The slip of the previous envelope, shown above this one until it is torn open. */
  children: ReactNode
}

/** The envelope with the next throw. Torn open, it reveals another envelope. */
export function Envelope({ seal, who, moving, children }: Props) {
  const [torn, setTorn] = useState(0)
  const isEmpty = torn >= layers
  const isEaten = torn > layers
  const part = sealPart(seal, torn)
  return (
    <div className={styles.between}>
      <p className={styles.slip} aria-hidden="true">
        {torn === 0 ? (
          children
        ) : (
          <span key={torn}>
            <strong>{isEaten ? "Crunch" : isEmpty ? "Bite marks" : "Another"}</strong>
            {isEaten ? "and gone" : isEmpty ? "where the slip was" : `${torn + 1} of ${layers}`}
          </span>
        )}
      </p>
      <button
        type="button"
        className={styles.envelope}
        data-shaped=""
        onClick={() => setTorn(isEaten ? 0 : torn + 1)}
      >
        <span className="visually-hidden">
          {isEaten
            ? "Ask for another envelope"
            : isEmpty
              ? "Eat the carrot"
              : torn === 0
                ? "Tear the envelope open"
                : "Tear this one open, too"}
        </span>
        <svg viewBox="0 0 96 64" aria-hidden="true">
          {isEaten ? (
            <path fill="none" stroke="#3c7a3c" strokeWidth="3" d="M44 40V26M48 40V22M52 40V26" />
          ) : isEmpty ? (
            <g transform="translate(48 34) rotate(24)" stroke="#5a3300">
              <path fill="#f08a24" d="M-8-5C-3-9 3-9 8-5L0 16z" />
              <path fill="none" stroke="#3c7a3c" strokeWidth="2" d="M-3-7V-14M0-7V-16M3-7V-14" />
            </g>
          ) : (
            <g
              key={torn}
              className={moving && torn > 0 ? styles.inner : undefined}
              transform={`translate(48 32) scale(${0.86 ** torn}) translate(-48 -32)`}
            >
              <path fill="#f2dfb4" stroke="#5b4416" strokeWidth="2" d="M2 6H94V58H2Z" />
              <path fill="#e6cd94" stroke="#5b4416" strokeWidth="2" d="M2 6 48 38 94 6Z" />
              <circle cx="48" cy="36" r="11" fill="#a8201a" stroke="#5d0d0a" strokeWidth="2" />
              <path d="M43 38q5-9 10 0M44 33v-3M52 33v-3" fill="none" stroke="#ffd9c9" strokeWidth="2" />
            </g>
          )}
        </svg>
        <code aria-hidden="true">{isEaten ? "again" : isEmpty ? "eat it" : part || "\u00a0"}</code>
      </button>
      <StatusMessage>{torn > 0 ? tornText(torn, who, part) : ""}</StatusMessage>
    </div>
  )
}
