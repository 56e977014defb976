import { useEffect, useState } from "react"
import { Button } from "../../../../components/button/Button"
import { Icon } from "../../../../components/icon/Icon"
import { Late } from "../../../../components/late/Late"
import { Stage } from "../../../../components/message-scene/Stage"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import { useMotion } from "../../../../hooks/browser/motion"
import type { OClock } from "../../../../lib/calendar/oClock"
import { clockText } from "../../../../lib/calendar/wallClock"
import * as styles from "../IsItRepeating.module.css"
import { drawn, kindText, passing } from "../logic"
import { useNudges } from "./useNudges"

type Props = {
  /** How it stands with the time; null while nobody knows. */
  state: OClock | null
  /** The minutes of a day that count. */
  minutes: readonly number[]
}

const coins = [24, 70, 118, 170, 226, 268, 320, 372, 430, 486, 540, 590]

/** How long the machine keeps up a time that it isn't, in milliseconds. */
const winMilliseconds = 4000

/** Of "12:34", with their names. */
const places = ["Tens of hours", "Hours", "", "Tens of minutes", "Minutes"]

/** Which of the four digits is at a place of the five. */
const inDigits = (place: number) => (place > 2 ? place - 1 : place)

/** A fruit machine that always shows the time when it is pulled, and can be nudged to one that repeats. */
export function Reels({ state, minutes }: Props) {
  const motion = useMotion()
  const [pulls, setPulls] = useState(0)
  const [believed, setBelieved] = useState(0)
  const shown = state && believed !== pulls ? drawn(pulls, state.shown) : (state?.shown ?? null)
  const isWon = state !== null && shown !== state.shown
  const nudges = useNudges(state?.shown ?? null, minutes)
  const pays = state?.isNow || isWon || nudges.isWon
  useEffect(() => {
    if (!isWon) return
    const timer = setTimeout(() => setBelieved(pulls), winMilliseconds)
    return () => clearTimeout(timer)
  }, [isWon, pulls])
  const [a, b, c, d] = nudges.digits ?? []
  const text = nudges.digits ? `${a}${b}:${c}${d}` : shown === null ? "--:--" : clockText(shown)
  const time = state && ((pulls > 1 ? null : nudges.task) ?? kindText(state.shown))
  const says = isWon
    ? "11:11! Jackpot. Don't look at your watch."
    : (nudges.says ??
      (time === null ? "Looking for patterns..." : pulls > 1 ? `${pulls} pulls. ${time}` : time))
  return (
    <>
      <Stage says={says}>
        <div className={styles.machine} data-yes={pays ? "" : undefined}>
          <div className={styles.window} role="img" aria-label={`Four reels: ${text}`}>
            {[...text].map((digit, place) =>
              place === 2 ? (
                <span key={places[place]} className={styles.colon}>
                  :
                </span>
              ) : (
                <span key={places[place]} className={styles.reel}>
                  <span
                    key={nudges.digits ? `nudged ${digit}` : `${pulls} ${text}`}
                    className={styles.column}
                    data-spins={motion && state !== null && !nudges.digits}
                    data-nudged={
                      motion && nudges.last?.place === inDigits(place) ? nudges.last.step : undefined
                    }
                  >
                    {passing(digit).map(each => (
                      <b key={each}>{each}</b>
                    ))}
                  </span>
                </span>
              ),
            )}
          </div>
          <Button
            className={styles.lever}
            aria-label="Pull the lever"
            disabled={state === null}
            onClick={() => {
              nudges.putBack()
              setPulls(pulls + 1)
            }}
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
          <div className={styles.nudges}>
            {places.map(
              (name, place) =>
                name && (
                  <span key={name}>
                    {([1, -1] as const).map(step => (
                      <Button
                        key={step}
                        aria-label={`${name} ${step === 1 ? "up" : "down"}`}
                        disabled={state === null || isWon}
                        onClick={() => nudges.nudge(inDigits(place), step)}
                      >
                        <Icon name={step === 1 ? "up" : "down"} />
                      </Button>
                    ))}
                  </span>
                ),
            )}
          </div>
        </div>
        {pays && (
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
      <Late when={nudges.told !== null}>
        <div className="buttons">
          <ShareButton text={nudges.told ?? undefined} />
        </div>
      </Late>
    </>
  )
}
