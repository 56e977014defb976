import { type PointerEvent, useCallback, useMemo, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Canvas } from "../../kits/canvas/Canvas"
import { Choice } from "../../kits/controls/Choice"
import { inSentence } from "../../kits/guest/useGuest"
import { useFrames } from "../../kits/motion/useFrames"
import { usePlayback } from "../../kits/motion/usePlayback"
import {
  caughtAt,
  chaseFrom,
  formatDistance,
  formatTime,
  foundAt,
  nextPlace,
  nextStop,
  nextText,
  policeText,
  scale,
  speedWithMass,
  stopsOf,
  type Vehicle,
  vehicles,
} from "./logic"
import { paintWay } from "./paint"
import { Lost } from "./parts/Lost"
import { Orbits } from "./parts/Orbits"
import * as styles from "./SolarSystem.module.css"
import type { Planet } from "./schema"
import { type Sight, sightAt, sights } from "./sights"
import { useLostThing } from "./useLostThing"

/** The distance from the middle of the picture at which what is dragged there is found, in km. */
const foundKm = 150 * scale
/** The distance of a press from the middle of a sight, and a movement that is still a press, in pixels. */
const [touchPx, stillPx] = [28, 6]

/** The day shown until today's is known. */
const someDay = Date.UTC(2000, 0, 1, 12)

/**
 * A trip from the Sun to Neptune to scale, at the speed of light or slower, with the planets in today's positions.
 *
 * @feed The way from the Sun to Neptune to scale, at the speed of light, so that it takes more than four hours.
 * @data planets
 */
export default function SolarSystem() {
  const { planets } = usePageData<{ planets: Planet[] }>()
  const now = useNow()
  const { values, set } = useAddress({
    from: choice(["sun", "moon", ...planets.map(({ id }) => id)], "sun"),
    by: choice(vehicles, "light"),
  })
  const [days, setDays] = useState(0)
  const [lastRide, setLastRide] = useState<{ from: string; by: Vehicle; km: number; seconds: number }>({
    from: "sun",
    by: "light",
    km: 0,
    seconds: 0,
  })
  /** The place in km that is looked at instead of the ride's; null while the ride is. */
  const [looked, setLooked] = useState<number | null>(null)
  /** The sights that have been pressed, and the last of them until the sky moves on. */
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set())
  const [picked, setPicked] = useState<Sight | null>(null)
  const [isFined, setFined] = useState(false)
  /** The distance in km from the middle of the picture at which a thing has its say. */
  const [sightKm, setSightKm] = useState(foundKm)
  const grip = useRef<{ pointer: number; x: number; view: number; isStill: boolean } | null>(null)
  const { playing, label, toggle } = usePlayback(true)
  const box = useRef<HTMLDivElement>(null)
  const owed = useRef(0)
  const today = now?.getTime() ?? someDay
  const day = Math.floor(today / 3_600_000) * 3_600_000 + days * 86_400_000
  const stops = useMemo(() => stopsOf(planets, day), [planets, day])
  const start = stops.find(({ id }) => id === values.from)?.km ?? 0
  const { from, by } = values
  // Changing the start or the vehicle restarts the ride.
  const ride = lastRide.from === from && lastRide.by === by ? lastRide : { km: 0, seconds: 0 }
  const last = stops.at(-1)?.km ?? 0
  const at = Math.min(last, start + ride.km)
  const lost = useLostThing(start, last, at, vehicles[by].speed)
  const isAboard = lost?.isAboard === true
  const speed = isAboard ? speedWithMass(vehicles[by].speed) : vehicles[by].speed
  useFrames(
    playing,
    frame => {
      // Light moves 1.5 pixels in this time, so drawing more often would show nothing new.
      owed.current += frame
      if (owed.current < 0.05) return
      const passed = owed.current
      owed.current = 0
      const next = { from, by, km: ride.km + passed * speed, seconds: ride.seconds + passed }
      if (by !== "light100" || isAboard || next.seconds < caughtAt) return setLastRide(next)
      setLastRide({ ...next, by: "light" })
      set({ by: "light" })
      setFined(true)
    },
    box,
  )
  const view = looked ?? at
  const chase = by === "light100" && !isAboard && ride.seconds > chaseFrom ? ride.seconds - chaseFrom : null
  const way = useCallback(
    (context: CanvasRenderingContext2D) =>
      paintWay(context, stops, at, context.canvas.width / Math.max(1, context.canvas.clientWidth), {
        view,
        pressed,
        chase,
      }),
    [stops, at, view, pressed, chase],
  )
  const next = nextStop(stops, at)
  const isLostAhead = lost !== null && !isAboard && lost.km > at && lost.km < (next?.km ?? last)
  const coming = isLostAhead ? { name: inSentence(lost.guest), km: lost.km } : next
  const lostNear = (km: number, withinKm: number) =>
    lost !== null && Math.abs(lost.km - km) <= withinKm ? lost.sight : undefined
  const found = looked === null ? undefined : foundAt(stops, view, foundKm)
  const sight =
    picked ?? (looked === null || found ? undefined : (lostNear(view, foundKm) ?? sightAt(view, sightKm)))
  const pressable = sight ?? lostNear(view, foundKm)
  const remark =
    (sight && (picked && pressed.has(sight.million) ? sight.press : sight.line)) ||
    (found && `There. The dot under the lens is ${found.name}.`) ||
    (by === "light100" && !isAboard && policeText(ride.seconds)) ||
    (isFined && "Fined. It is light for you now, like for everybody.") ||
    nextText(
      coming?.name ?? null,
      ((coming?.km ?? at) - at) / speed,
      isAboard && speed < vehicles[by].speed ? inSentence(lost.guest) : null,
    )
  const look = (km: number) => {
    setPicked(null)
    setLooked(Math.max(0, Math.min(last, km)))
  }
  const lookHere = () => {
    setPicked(null)
    setLooked(null)
  }
  const press = (sight: Sight) => {
    if (sight === lost?.sight) {
      lookHere()
      return lost.press()
    }
    // Stops the sky, so that what has been pressed stays in sight.
    setLooked(view)
    setPicked(sight)
    if (!sight.press) return
    const rest = new Set(pressed)
    if (!rest.delete(sight.million) || !sight.pressed) rest.add(sight.million)
    setPressed(rest)
  }
  const drop = (event: PointerEvent<HTMLDivElement>) => {
    const held = grip.current
    grip.current = null
    if (!held?.isStill || event.type === "pointercancel") return
    const box = event.currentTarget.getBoundingClientRect()
    const km = view + (event.clientX - box.left - box.width / 2) * scale
    const under = lostNear(km, touchPx * scale) ?? sightAt(km, touchPx * scale)
    if (under) press(under)
  }
  const go = (from: string) => {
    set({ from })
    lookHere()
    setFined(false)
    setLastRide({ from, by: values.by, km: 0, seconds: 0 })
  }
  return (
    <div className={styles.tool} ref={box}>
      <div
        className={styles.sky}
        onPointerDown={event => {
          if (event.button > 0) return
          event.currentTarget.setPointerCapture?.(event.pointerId)
          const { width } = event.currentTarget.getBoundingClientRect()
          setSightKm(Math.max(foundKm, (width / 2 - touchPx) * scale))
          grip.current = { pointer: event.pointerId, x: event.clientX, view, isStill: true }
        }}
        onPointerMove={(event: PointerEvent) => {
          const held = grip.current
          if (held?.pointer !== event.pointerId) return
          if (held.isStill && Math.abs(event.clientX - held.x) < stillPx) return
          held.isStill = false
          look(held.view + (held.x - event.clientX) * scale * 2)
        }}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <Canvas
          className={styles.journey}
          draw={way}
          label={`The way out from the Sun to scale; next on it is ${coming?.name ?? "nothing"}`}
        />
        {lost && <Lost lost={lost} view={view} />}
      </div>
      <div className={styles.side}>
        <p className={styles.verdict} role="status" aria-live="off">
          <b>{formatDistance(at - start)}</b> in {formatTime(ride.seconds)}.{" "}
          <span aria-live={sight || found ? "polite" : "off"}>{remark}</span>
        </p>
        <div className={styles.row}>
          <Choice
            label="Ride"
            value={values.by}
            options={rides}
            onChange={(by: Vehicle) => {
              set({ by })
              lookHere()
              setFined(false)
            }}
            beside
          />
          <button type="button" onClick={toggle}>
            {label}
          </button>
          <Choice
            label="From"
            value={values.from}
            options={stops.map(({ id, name }) => [id, name] as const)}
            onChange={go}
            beside
          />
          <button type="button" onClick={() => next && go(next.id)}>
            Skip the dark
          </button>
          <button
            type="button"
            onClick={() => look(nextPlace(stops, lost ? [...places, lost.km] : places, view))}
          >
            Look ahead
          </button>
          <Button disabled={looked === null} onClick={lookHere}>
            Look here
          </Button>
          <Button disabled={!pressable?.press} onClick={() => pressable && press(pressable)}>
            Press it
          </Button>
          <ShareButton
            text={
              next
                ? `${formatTime((next.km - start) / speed)} to ${next.name}. Bring something to read.`
                : "Far out."
            }
          />
        </div>
      </div>
      <Orbits planets={planets} day={day} days={days} from={from} onDays={setDays} onGo={go} />
    </div>
  )
}

const rides = (Object.keys(vehicles) as Vehicle[]).map(id => [id, vehicles[id].name] as const)

/** The places of all sights in km. */
const places = sights.map(({ million }) => million * 1e6)
