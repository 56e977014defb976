import { useState } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { fireworks } from "../../../effects/fireworks"
import { now, useNow } from "../../../hooks/browser/clock"
import { download } from "../../../hooks/browser/download"
import { useMotion } from "../../../hooks/browser/motion"
import { usePage, usePageData } from "../../../hooks/page/page"
import { choice } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { Choice } from "../../../kits/controls/Choice"
import { useTicks } from "../../../kits/motion/useTicks"
import { longDate } from "../../../lib/calendar/longDate"
import * as styles from "./EurovisionCountdown.module.css"
import {
  calendarFile,
  digitsOf,
  fanText,
  formatDigits,
  knockText,
  queueAt,
  rehearsalEnd,
  rehearsalText,
  singerAt,
  standingAt,
  type Unit,
  units,
  waitIn,
} from "./logic"
import { Stage } from "./parts/Stage"
import type { Final } from "./schema"

const codecs = { in: choice(units) }
const names = Object.keys(units) as Unit[]

/**
 * A countdown to the next grand final in digits or songs, with a growing queue and a rehearsal of the last seconds.
 *
 * @feed How long it is to the next grand final, in days, songs or saunas, and a rehearsal of the last ten seconds.
 * @data eurovision-finals
 */
export default function EurovisionCountdown() {
  const { siteName } = usePage()
  const { "eurovision-finals": finals } = usePageData<{ "eurovision-finals": Final[] }>()
  const { values, set } = useAddress(codecs)
  const time = useNow(1000)
  const motion = useMotion()
  const [rehearsalLeft, setRehearsalLeft] = useState<number | null>(null)
  const standing = time && standingAt(finals, time.getTime())
  const final = standing?.final ?? finals.at(-1)

  const [turned, setTurned] = useState<readonly number[]>([])
  const [knocks, setKnocks] = useState(0)
  const [poked, setPoked] = useState("")

  useTicks(rehearsalLeft !== null, 1000, () => {
    if (rehearsalLeft === 1) void fireworks()
    setRehearsalLeft(old => (old === null || old <= rehearsalEnd ? null : old - 1))
  })

  const waiting = standing?.kind === "waiting" ? standing.ms : 0
  const real = standing
    ? formatDigits(digitsOf(waiting))
    : { days: "000", hours: "00", minutes: "00", seconds: "00" }
  const digits = rehearsalLeft === null ? real : formatDigits(digitsOf(Math.max(0, rehearsalLeft) * 1000))
  const queue = standing ? queueAt(waiting, 24) : 1
  const turn = (fan: number) => {
    const before = turned.length >= queue ? [] : turned
    const next = before.includes(fan) ? before.filter(each => each !== fan) : [...before, fan]
    setTurned(next)
    setPoked(fanText(fan, next.length, queue))
  }
  /** Turns the next fan who looks at the stage. */
  const turnNext = () => turn(Array.from({ length: queue }, (_, i) => i).find(i => !turned.includes(i)) ?? 0)
  const knock = () => {
    setKnocks(knocks + 1)
    setPoked(knockText(knocks + 1))
  }
  const says =
    rehearsalLeft !== null
      ? rehearsalText(rehearsalLeft)
      : poked
        ? poked
        : !standing
          ? "The clock of the hall is being wound."
          : standing.kind === "waiting"
            ? `${queue === 1 ? "One fan stands" : `${queue} fans stand`} at the door already.`
            : standing.kind === "on"
              ? "It is on. You are looking at the wrong screen."
              : "It is over. They are sweeping. Nobody has told this clock about the next one."

  return (
    <div className={styles.tool}>
      <div className={styles.hall} data-moving={motion || undefined}>
        <Stage
          queue={queue}
          lights={rehearsalLeft !== null || standing?.kind === "on"}
          over={standing?.kind === "over"}
          singer={singerAt(rehearsalLeft)}
          turned={turned}
          knocks={knocks}
          onFan={turn}
          onKnock={knock}
        />
        <div
          className={styles.clock}
          role="timer"
          aria-label={rehearsalLeft === null ? "To the grand final" : "Rehearsal"}
        >
          {(["days", "hours", "minutes", "seconds"] as const).map(part => (
            <span key={part}>
              <b>{digits[part]}</b>
              <small>{part}</small>
            </span>
          ))}
        </div>
      </div>
      <p className={styles.says} role="status">
        {says}
      </p>
      <div className="buttons">
        <button
          type="button"
          onClick={() => {
            setPoked("")
            setRehearsalLeft(rehearsalLeft === null ? 10 : null)
          }}
        >
          <Reserve inline all={["Rehearse the end"]}>
            {rehearsalLeft === null ? "Rehearse the end" : "Back to waiting"}
          </Reserve>
        </button>
        {standing?.kind !== "over" && (
          <>
            <button type="button" onClick={turnNext}>
              Tap a fan
            </button>
            <button type="button" onClick={knock}>
              Knock on the mic
            </button>
          </>
        )}
        {final && (
          <button
            type="button"
            onClick={() =>
              download(
                new Blob([calendarFile(final, now(), siteName)], { type: "text/calendar" }),
                `eurovision-${final.year}.ics`,
              )
            }
          >
            For the calendar
          </button>
        )}
        <ShareButton />
      </div>
      <div className={styles.wait}>
        <Choice
          label="Wait by"
          beside
          value={values.in}
          options={names.map(unit => [unit, unit] as const)}
          onChange={unit => set({ in: unit })}
        />
        <p>
          {standing?.kind === "waiting" ? `${waitIn(values.in, waiting)} to go.` : "Nothing left to count."}{" "}
          {final && `${final.city}, ${longDate(final.at.slice(0, 10))}.`}
        </p>
      </div>
    </div>
  )
}
