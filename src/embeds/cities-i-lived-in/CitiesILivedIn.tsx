import { useMemo, useRef, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { useNow } from "../../hooks/browser/clock"
import { usePageData } from "../../hooks/page/page"
import { Slider } from "../../kits/controls/Slider"
import { finlandMap } from "../../kits/map/finlandMap"
import { GeoMap } from "../../kits/map/GeoMap"
import { routeUntil } from "../../kits/map/journey"
import { useFrames } from "../../kits/motion/useFrames"
import { usePlayback } from "../../kits/motion/usePlayback"
import * as styles from "./CitiesILivedIn.module.css"
import { boxText, monthName, monthNumber, monthOf, nextMove, nextMoveAfter, span, stays } from "./logic"
import { Box } from "./parts/Box"
import { Stays } from "./parts/Stays"
import type { Home } from "./schema"

/** The playback speed in months a second. */
const monthsPerSecond = 48
/** The time in seconds in which a shaken box is looked at before he moves on. */
const lookSeconds = 0.9
/** Until the date is known, the timeline ends at the start of the last home. */
const lastOf = (homes: readonly Home[]) => monthNumber(homes.at(-1)?.from ?? "2020-01")

/**
 * A map of Finland that draws a life's moves, with the months spent in each home and a taped box that comes along.
 *
 * @feed A map of Finland on which a life moves house ten times, with a box that has never been opened. It can be shaken.
 * @data homes
 */
export default function CitiesILivedIn() {
  const { homes } = usePageData<{ homes: Home[] }>()
  const now = useNow()
  const today = Math.max(lastOf(homes), now ? monthOf(now) : 0)
  const first = monthNumber(homes[0]?.from ?? "1984-01")
  // Skips childhood: the timeline begins two years before the first move.
  const begin = monthNumber(homes[1]?.from ?? "1984-01") - 24
  const desk = useRef<HTMLDivElement>(null)
  const playback = usePlayback(true)
  const [set, setMonth] = useState<number | null>(null)
  const month = Math.min(today, set ?? (now && !playback.calm ? begin : today))
  /** The month of the move at which he stops to have the box shaken; null for the first. */
  const [target, setTarget] = useState<number | null>(null)
  const looked = useRef(lookSeconds)
  const stop = target ?? nextMoveAfter(homes, begin) ?? today
  const running = playback.playing && now !== null && month < stop
  useFrames(
    running,
    seconds => {
      looked.current += seconds
      const passed = Math.min(seconds, Math.max(0, looked.current - lookSeconds))
      setMonth(at => Math.min(stop, (at ?? begin) + passed * monthsPerSecond))
    },
    desk,
  )

  const whole = Math.floor(month)
  const lived = useMemo(() => stays(homes, whole), [homes, whole])
  const here = lived.at(-1)
  const goTo = (to: number) => {
    playback.pause()
    setMonth(to)
  }
  const liveOn = (from: number) => {
    setTarget(nextMoveAfter(homes, from) ?? today)
    if (!playback.playing) playback.toggle()
  }
  const toggle = () => {
    if (running) return playback.pause()
    looked.current = lookSeconds
    if (month >= today) setMonth(begin)
    liveOn(month >= today ? begin : whole)
  }
  const nextOne = () =>
    goTo(lived.length < homes.length ? monthNumber(homes[lived.length]?.from ?? "") : first)
  /** Moves on to the next address, if he still does. */
  const moveOn = () => {
    if (running || month >= today) return
    looked.current = 0
    if (playback.calm) nextOne()
    else liveOn(whole)
  }
  const route = routeUntil(
    { stops: lived, kilometres: [], total: 0 },
    { stop: lived.length - 1, share: 0, behind: 0 },
  )

  return (
    <div className={styles.tool} ref={desk}>
      <div className={styles.map}>
        <GeoMap
          area={finlandMap}
          size={11}
          label={`A map of Finland with ${lived.length} of ${homes.length} homes`}
          pins={lived.map((stay, i) => ({
            id: String(stay.begin),
            place: stay,
            look: i === lived.length - 1 ? "picked" : "usual",
          }))}
          lines={route}
          action="Next move"
          onPick={nextOne}
        />
      </div>
      <div className={styles.side}>
        <Slider
          label={<b>{monthName(whole)}</b>}
          valueText={monthName(whole)}
          min={first}
          max={today}
          value={whole}
          onChange={goTo}
        />
        <button type="button" className={styles.play} onClick={toggle}>
          <Reserve inline all={["Live it again"]}>
            {running ? "Pause" : month >= today ? "Live it again" : "Live on"}
          </Reserve>
        </button>
        {here && (
          <p className={styles.home} aria-live={running ? "off" : "polite"}>
            <b>{here.city}</b>, {span(here.months)}. {here.home}. {here.why}
          </p>
        )}
        <Box
          text={boxText(lived)}
          next={whole >= today ? nextMove(lived, today) : ""}
          isWaiting={!running && whole < today}
          onShake={moveOn}
          home={homes[0]?.city ?? ""}
          onKey={() => goTo(first)}
        />
        <Stays stays={stays(homes, today)} on={goTo} />
      </div>
    </div>
  )
}
