import { useEffect, useState } from "react"
import { Button } from "../../../../components/button/Button"
import { Stage } from "../../../../components/message-scene/Stage"
import { useMotion } from "../../../../hooks/browser/motion"
import type { OClock } from "../../../../lib/calendar/oClock"
import { clockText } from "../../../../lib/calendar/wallClock"
import * as styles from "../IsItRepeating.module.css"
import { drawn, kindText, passing } from "../logic"

/** How it stands with the time; null while nobody knows. */
type Props = { state: OClock | null }

const coins = [24, 70, 118, 170, 226, 268, 320, 372, 430, 486, 540, 590]

/** How long the machine keeps up a time that it isn't, in milliseconds. */
const winMilliseconds = 4000

/** Of "12:34". */
const places = [0, 1, 2, 3, 4]

/** A fruit machine that can be pulled as often as one likes, and always shows the time. */
export function Reels({ state }: Props) {
  const motion = useMotion()
  const [pulls, setPulls] = useState(0)
  const [believed, setBelieved] = useState(0)
  const shown = state && believed !== pulls ? drawn(pulls, state.shown) : (state?.shown ?? null)
  const isWon = state !== null && shown !== state.shown
  useEffect(() => {
    if (!isWon) return
    const timer = setTimeout(() => setBelieved(pulls), winMilliseconds)
    return () => clearTimeout(timer)
  }, [isWon, pulls])
  const text = shown === null ? "--:--" : clockText(shown)
  const says = isWon
    ? "11:11! Jackpot. Don't look at your watch."
    : state
      ? pulls > 1
        ? `${pulls} pulls. ${kindText(state.shown)}`
        : kindText(state.shown)
      : "Looking for patterns..."
  return (
    <Stage says={says}>
      <div className={styles.machine} data-yes={state?.isNow || isWon ? "" : undefined}>
        <div className={styles.window} role="img" aria-label={`Four reels: ${text}`}>
          {places.map(place => {
            const digit = text.charAt(place)
            return place === 2 ? (
              <span key={place} className={styles.colon}>
                :
              </span>
            ) : (
              <span key={place} className={styles.reel}>
                <span
                  key={`${pulls} ${text}`}
                  className={styles.column}
                  data-spins={motion && state !== null}
                >
                  {passing(digit).map(each => (
                    <b key={each}>{each}</b>
                  ))}
                </span>
              </span>
            )
          })}
        </div>
        <Button
          className={styles.lever}
          aria-label="Pull the lever"
          disabled={state === null}
          onClick={() => setPulls(pulls + 1)}
        >
          <svg aria-hidden="true" viewBox="0 0 60 140">
            <g key={pulls} className={styles.arm} data-pulled={motion && pulls > 0 ? "" : undefined}>
              <path d="M30 108V34" stroke="#d6dbe2" strokeWidth="8" />
              <circle cx="30" cy="26" r="16" fill="#e3242b" />
              <circle cx="25" cy="20" r="5" fill="#ff9a9a" />
            </g>
            <path d="M12 100h36v30H12z" fill="#33333c" />
            <path d="M18 106h24v6H18z" fill="#111" />
          </svg>
        </Button>
      </div>
      {(state?.isNow || isWon) && (
        <svg
          className={styles.coins}
          data-still={motion ? undefined : ""}
          aria-hidden="true"
          viewBox="0 0 620 190"
        >
          {coins.map((x, i) => (
            <circle
              key={x}
              cx={x}
              cy={motion ? 0 : (i * 67) % 180}
              r="9"
              fill="#ffd84a"
              stroke="#8a6200"
              strokeWidth="3"
              style={{ animationDelay: `${-((i * 0.73) % 2.4)}s` }}
            />
          ))}
        </svg>
      )}
    </Stage>
  )
}
