import { Button } from "../../../../components/button/Button"
import { Icon } from "../../../../components/icon/Icon"
import { Stage } from "../../../../components/message-scene/Stage"
import { RevealOnce } from "../../../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import { useMotion } from "../../../../hooks/browser/motion"
import type { OClock } from "../../../../lib/calendar/oClock"
import { clockText } from "../../../../lib/calendar/wallClock"
import * as styles from "../IsItRepeating.module.css"
import { afterText, jackpot } from "../lever"
import { kindText, passing } from "../logic"
import { Coins } from "./Coins"
import { Lever } from "./Lever"
import { useDrag } from "./useDrag"
import { useLever } from "./useLever"
import { useNudges } from "./useNudges"

type Props = {
  /** The state of the time; null before mount. */
  state: OClock | null
  /** The minutes of a day that count. */
  minutes: readonly number[]
}

/** The accessible names of the five places of "12:34". */
const places = ["Tens of hours", "Hours", "", "Tens of minutes", "Minutes"]
const lastPlace = places.length - 1

/** Converts an index of the five places to one of the four digits. */
const inDigits = (place: number) => (place > 2 ? place - 1 : place)

/**
 * A fruit machine that nearly wins when pulled, shows the current time anyway, and can be nudged to one that
 * repeats.
 */
export function Reels({ state, minutes }: Props) {
  const motion = useMotion()
  const { pulls, play, pull, settle } = useLever(state?.isNow ?? false)
  const nudges = useNudges(state?.shown ?? null, minutes)
  const shown = state && (play === "rest" ? state.shown : jackpot)
  const pays = state?.isNow || play === "won" || nudges.isWon
  const drag = useDrag((place, step) => {
    if (state === null) return
    settle()
    nudges.nudge(place, step)
  })
  const [a, b, c, d] = nudges.digits ?? []
  const text = nudges.digits ? `${a}${b}:${c}${d}` : shown === null ? "--:--" : clockText(shown)
  const says = () => {
    if (state === null) return "Looking for patterns..."
    if (play === "won") return "11:11! Jackpot. Don't look at your watch."
    if (play === "hang") return "11:1..."
    if (nudges.says !== null) return nudges.says
    if (pulls > 0 && !state.isNow) return afterText(pulls, state.shown)
    return nudges.task ?? kindText(state.shown)
  }
  const spins = !motion || state === null || nudges.digits ? undefined : play === "rest" ? "fall" : "spin"
  return (
    <Stage says={says()}>
      <div className={styles.machine} data-yes={pays ? "" : undefined}>
        <div
          className={styles.window}
          role="img"
          aria-label={`Four reels: ${text}${play === "hang" ? ", but for a notch of the last" : ""}`}
        >
          {[...text].map((digit, place) =>
            place === 2 ? (
              <span key={places[place]} className={styles.colon}>
                :
              </span>
            ) : (
              <span key={places[place]} className={styles.reel} {...drag(inDigits(place))}>
                <span
                  key={nudges.digits ? `nudged ${digit}` : `${pulls} ${play} ${digit}`}
                  className={styles.column}
                  data-spins={spins}
                  data-hangs={play === "hang" && place === lastPlace ? "" : undefined}
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
        <Lever
          pulls={pulls}
          motion={motion}
          disabled={state === null}
          onPull={() => {
            nudges.putBack()
            pull()
          }}
        />
        <div className={styles.nudges}>
          {places.map(
            (name, place) =>
              name && (
                <span key={name}>
                  {([1, -1] as const).map(step => (
                    <Button
                      key={step}
                      aria-label={`${name} ${step === 1 ? "up" : "down"}`}
                      disabled={state === null}
                      onClick={() => {
                        settle()
                        nudges.nudge(inDigits(place), step)
                      }}
                    >
                      <Icon name={step === 1 ? "up" : "down"} />
                    </Button>
                  ))}
                </span>
              ),
          )}
        </div>
        {pays && <Coins after={play === "won" ? 2.2 : 0.2} motion={motion} />}
        <div className={styles.share}>
          <RevealOnce when={nudges.shareText !== null}>
            <ShareButton text={nudges.shareText ?? undefined} />
          </RevealOnce>
        </div>
      </div>
    </Stage>
  )
}
