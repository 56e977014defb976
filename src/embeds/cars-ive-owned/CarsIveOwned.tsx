import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { array, string } from "valibot"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { arrowKeys, isInView } from "../../kits/board/useGlobalKeys"
import { useFrames } from "../../kits/motion/useFrames"
import * as styles from "./CarsIveOwned.module.css"
import {
  type Drive,
  type Hold,
  initialDrive,
  isDead,
  isParked,
  parkingSpots,
  songSeconds,
  steerTo,
  step,
} from "./driving"
import { Pedals } from "./parts/Pedals"
import { Yard } from "./parts/Yard"
import type { Car } from "./schema"
import { sizes } from "./sizes"
import { useSinging } from "./useSinging"
import { parkedText, refusalAt, shareText } from "./words"

const still: Hold = { gas: 0, wheel: 0 }
const fresh = () => initialDrive(9, 14)
/** The ids of the cars that the visitor has parked. */
const parkedCars = storageEntry("cars-ive-owned", array(string()), [])
const holds: Record<string, Partial<Hold>> = {
  ArrowUp: { gas: 1 },
  ArrowDown: { gas: -1 },
  ArrowLeft: { wheel: -1 },
  ArrowRight: { wheel: 1 },
}

/**
 * A yard of the cars that the webmaster has owned. Each is to be parked in its place, in spite of its fault.
 *
 * @feed A yard with the six cars that juhq has owned, each to be parked with what was wrong with it.
 * @data cars
 */
export default function CarsIveOwned() {
  const { cars } = usePageData<{ cars: Car[] }>()
  const { values, set } = useAddress({ car: choice(cars.map(({ id }) => id)) })
  const box = useRef<HTMLDivElement>(null)
  const hold = useRef(still)
  /** The point of the yard to which a hand pulls the car. */
  const pulled = useRef<{ x: number; y: number } | null>(null)
  const sing = useSinging()
  const [driven, setDriven] = useState(false)
  /** True while somebody wants the car to go. */
  const [tries, setTries] = useState(false)
  const [songs, setSongs] = useState(0)
  /** The attempts to make the car go without a song since the last one. */
  const [attempts, setAttempts] = useState(0)
  const [drive, setDrive] = useState<Drive>(fresh)
  const [done, setDone] = useStorage(parkedCars)
  const car = cars.find(({ id }) => id === values.car) ?? cars[0]
  const spots = parkingSpots(cars.length)
  const parked = spots.flatMap((spot, i) => {
    const other = cars[i]
    return other && other.id !== car?.id ? [{ ...spot, size: sizes[other.shape] }] : []
  })
  const own = spots[cars.findIndex(({ id }) => id === car?.id)]
  const isIn = driven && own !== undefined && isParked(drive, own)
  const id = car?.id ?? ""
  const go = (held: Hold, seconds: number) =>
    setDrive(now => step(now, held, car?.fault ?? "none", parked, seconds, sizes[car?.shape ?? "saloon"]))
  useFrames(
    driven,
    seconds => go(pulled.current ? steerTo(drive, pulled.current) : hold.current, seconds),
    box,
  )

  const needsSong = car !== undefined && isDead(car.fault, drive.song)
  const attempt = () => {
    if (needsSong) setAttempts(attempts + 1)
  }
  const press = (part: Partial<Hold>) => {
    setDriven(true)
    hold.current = { ...hold.current, ...part }
    const isTrying = hold.current.gas !== 0 || hold.current.wheel !== 0
    if (isTrying && !tries) attempt()
    setTries(isTrying)
  }
  const tap = (part: Partial<Hold>) => {
    setDriven(true)
    attempt()
    const held = { ...still, gas: 1 as const, ...part }
    for (let i = 0; i < 6; i++) go(held, 0.1)
  }
  const pull = (point: { x: number; y: number } | null) => {
    if (point) setDriven(true)
    if (point && !pulled.current) attempt()
    pulled.current = point
    setTries(point !== null)
  }
  const singToIt = () => {
    setDriven(true)
    sing()
    setSongs(songs + 1)
    setAttempts(0)
    setDrive(now => ({ ...now, song: songSeconds }))
  }
  const key = (event: KeyboardEvent, isDown: boolean) => {
    const part = holds[event.key]
    if (!part || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    press(isDown ? part : released(part))
  }
  useEffect(() => {
    // Handles keys pressed while nothing has the focus, and released anywhere.
    const listen = (event: globalThis.KeyboardEvent) => {
      const part = holds[event.key]
      if (!part) return
      if (event.type === "keyup") hold.current = { ...hold.current, ...released(part) }
      else if (
        document.activeElement === document.body &&
        arrowKeys.test(event.key) &&
        isInView(box.current)
      ) {
        event.preventDefault()
        setDriven(true)
        hold.current = { ...hold.current, ...part }
      }
    }
    window.addEventListener("keydown", listen)
    window.addEventListener("keyup", listen)
    return () => {
      window.removeEventListener("keydown", listen)
      window.removeEventListener("keyup", listen)
    }
  }, [])

  useEffect(() => {
    if (isIn) setDone(old => (old.includes(id) ? old : [...old, id]))
  }, [isIn, id, setDone])

  if (!car) return null
  const take = (id: string) => {
    set({ car: id })
    setDrive(fresh())
    setDriven(false)
    setTries(false)
    setSongs(0)
    setAttempts(0)
    hold.current = still
    pulled.current = null
  }
  const parkedCount = cars.filter(each => done.includes(each.id)).length
  const about = (each: Car) =>
    `${each.car} (${each.model}), ${each.from} to ${each.until}. ${each.faults} Cause of death: ${each.death}`
  const refusal = needsSong ? refusalAt(attempts) : ""
  const slow = { time: 100, bumps: 100 }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons in it drive the car.
    <div
      className={styles.tool}
      ref={box}
      onKeyDown={event => key(event, true)}
      onKeyUp={event => key(event, false)}
    >
      <Yard
        cars={cars}
        car={car}
        drive={drive}
        done={done}
        isIn={isIn}
        tries={tries}
        songs={songs}
        refusal={refusal}
        attempts={attempts}
        onPick={take}
        onPull={pull}
      />
      <div className={styles.dash}>
        {/* Its room is kept for the other cars, so that no pedal moves. */}
        <button
          type="button"
          className={styles.sing}
          data-needed={car.fault === "stops" || undefined}
          data-wanted={refusal !== "" || undefined}
          onClick={singToIt}
        >
          Sing to it
        </button>
        <Pedals onHold={press} onTap={tap} />
        <p className={styles.meter}>
          <b>{Math.abs(Math.round(drive.speed * 3.6))}</b> km/h, {drive.bumps}{" "}
          {drive.bumps === 1 ? "bump" : "bumps"}, {parkedCount} of {cars.length} parked
        </p>
        <ShareButton text={shareText(car, isIn ? drive : null)} link={`?car=${car.id}`} />
      </div>
      <p className={styles.card} role="status">
        <Reserve all={cars.flatMap(each => [about(each), parkedText(each.fault, slow, true)])}>
          {isIn ? (
            parkedText(car.fault, drive, parkedCount === cars.length)
          ) : refusal ? (
            <>
              <b>The {car.car}:</b> “{refusal}”
            </>
          ) : (
            <>
              <b>
                {car.car} ({car.model}), {car.from} to {car.until}.
              </b>{" "}
              {car.faults} <i>Cause of death:</i> {car.death}
            </>
          )}
        </Reserve>
      </p>
    </div>
  )
}

function released(part: Partial<Hold>): Partial<Hold> {
  return Object.fromEntries(Object.keys(part).map(name => [name, 0]))
}
