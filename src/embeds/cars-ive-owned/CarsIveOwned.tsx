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
import { inSentence, useGuest } from "../../kits/guest/useGuest"
import { useFrames } from "../../kits/motion/useFrames"
import * as styles from "./CarsIveOwned.module.css"
import {
  advance,
  type Drive,
  type Hold,
  initialDrive,
  isDead,
  isParked,
  type Point,
  parkingSpots,
  songSeconds,
  startOf,
} from "./driving"
import { Pedals } from "./parts/Pedals"
import { Yard } from "./parts/Yard"
import type { Car } from "./schema"
import { sizes } from "./sizes"
import { useSinging } from "./useSinging"
import {
  didText,
  helpedFault,
  helpText,
  lyricAt,
  missingText,
  parkedText,
  refusalAt,
  shareText,
} from "./words"

const still: Hold = { gas: 0, wheel: 0 }
/** The slowest speed that still counts as driving, in metres a second. */
const crawl = 0.05
/** The metres that the car with the song sets off by itself at the first one. */
const setsOff = 2
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
  const sing = useSinging()
  const [driven, setDriven] = useState(false)
  /** True while somebody wants the car to go. */
  const [tries, setTries] = useState(false)
  /** The attempts to make the car go without a song since the last one. */
  const [attempts, setAttempts] = useState(0)
  const [moved, setMoved] = useState<{ id: string; drive: Drive } | null>(null)
  const [done, setDone] = useStorage(parkedCars)
  const guest = useGuest()
  const ownCar = cars.find(({ id }) => id === values.car) ?? cars[0]
  // The guest rides on the roof, and the car is driven as if it had another fault.
  const car = ownCar && guest ? { ...ownCar, fault: helpedFault(ownCar.fault) } : ownCar
  const spots = parkingSpots(cars.length)
  const parked = spots.flatMap((spot, i) => {
    const other = cars[i]
    return other && other.id !== car?.id ? [{ ...spot, size: sizes[other.shape] }] : []
  })
  const own = spots[cars.findIndex(({ id }) => id === car?.id)]
  const id = car?.id ?? ""
  const start = own ? startOf(own) : initialDrive(0, 0)
  const drive = moved?.id === id ? moved.drive : start
  const setDrive = (change: (now: Drive) => Drive) =>
    setMoved(old => ({ id, drive: change(old?.id === id ? old.drive : start) }))
  const isIn = driven && own !== undefined && isParked(drive, own)
  const vehicle = { fault: car?.fault ?? "none", size: sizes[car?.shape ?? "saloon"], own }
  const go = (held: Hold, seconds: number) => setDrive(now => advance(now, held, vehicle, parked, seconds))
  const isMoving = tries || drive.to !== null || Math.abs(drive.speed) > crawl || drive.song > 0
  useFrames(driven && isMoving, seconds => go(hold.current, seconds), box)

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
  const pull = (point: Point) => {
    if (isIn && drive.to === null) return
    setDriven(true)
    setDrive(now => ({ ...now, to: point }))
  }
  const grab = (point: Point) => {
    setDriven(true)
    setTries(true)
    attempt()
    setDrive(now => ({ ...now, to: point, pulled: 0 }))
  }
  const singToIt = () => {
    setDriven(true)
    sing()
    setAttempts(0)
    setDrive(now => ({
      ...now,
      song: songSeconds,
      to:
        now.to ??
        (now.metres > 0
          ? null
          : {
              x: now.x + Math.cos(now.heading) * setsOff,
              y: now.y + Math.sin(now.heading) * setsOff,
            }),
    }))
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
      if (event.type === "keyup") {
        hold.current = { ...hold.current, ...released(part) }
        setTries(hold.current.gas !== 0 || hold.current.wheel !== 0)
      } else if (
        document.activeElement === document.body &&
        arrowKeys.test(event.key) &&
        isInView(box.current)
      ) {
        event.preventDefault()
        setDriven(true)
        setTries(true)
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
  useEffect(() => {
    if (isIn && ownCar) guest?.remember(didText(ownCar, null))
  }, [isIn, ownCar, guest])

  if (!car || !ownCar) return null
  const take = (id: string) => {
    set({ car: id })
    setMoved(null)
    setDriven(false)
    setTries(false)
    setAttempts(0)
    hold.current = still
  }
  const parkedCount = cars.filter(each => done.includes(each.id)).length
  const about = (each: Car) =>
    `${each.car} (${each.model}), ${each.from} to ${each.until}. ${each.faults} Cause of death: ${each.death}`
  const sings = car.fault === "stops" && drive.song > 0 && !isIn
  const guestSings = guest !== null && ownCar.fault === "stops" && isMoving && !isIn
  const rests = driven && !isIn && !tries && (drive.to === null || needsSong) && Math.abs(drive.speed) < 0.3
  /** The car's own words: why it does not go, or what is missing where it stands. */
  const line = isIn
    ? ""
    : needsSong && attempts > 0
      ? refusalAt(attempts)
      : rests && drive.metres > 0 && own
        ? missingText(car.fault, drive, own)
        : ""
  const later = [...cars.slice(cars.indexOf(ownCar) + 1), ...cars.slice(0, cars.indexOf(ownCar))]
  const next = later.find(each => !done.includes(each.id)) ?? later[0] ?? car
  const slow = { time: 100, bumps: 100, heading: 0 }
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
        line={line}
        lyric={sings ? lyricAt(drive.song / songSeconds) : guestSings ? guest.words.song : ""}
        guest={guest}
        attempts={attempts}
        onPick={take}
        onGrab={grab}
        onPull={pull}
        onDrop={() => setTries(false)}
      />
      <div className={styles.side}>
        <p className={styles.card} role="status">
          <Reserve all={cars.flatMap(each => [about(each), parkedText(each.fault, slow, true)])}>
            {isIn ? (
              parkedText(
                car.fault,
                drive,
                parkedCount === cars.length,
                guest ? didText(ownCar, guest.name) : undefined,
              )
            ) : line ? (
              <>
                <b>The {car.car}:</b> “{line}”
              </>
            ) : (
              <>
                <b>
                  {car.car} ({car.model}), {car.from} to {car.until}.
                </b>{" "}
                {car.faults}{" "}
                {guest ? (
                  helpText(ownCar, inSentence(guest), guest.words.song)
                ) : (
                  <>
                    <i>Cause of death:</i> {car.death}
                  </>
                )}
              </>
            )}
          </Reserve>
        </p>
        <div className={styles.dash}>
          <button
            type="button"
            className={styles.main}
            data-sings={(car.fault === "stops" && !isIn) || undefined}
            data-wanted={(needsSong && line !== "") || undefined}
            onClick={() => (car.fault === "stops" && !isIn ? singToIt() : take(next.id))}
          >
            <Reserve inline all={["Sing to it", "Next car"]}>
              {car.fault === "stops" && !isIn ? "Sing to it" : "Next car"}
            </Reserve>
          </button>
          <p className={styles.meter}>
            <b>{Math.abs(Math.round(drive.speed * 3.6))}</b> km/h, {drive.bumps}{" "}
            {drive.bumps === 1 ? "bump" : "bumps"}, {parkedCount} of {cars.length} parked
          </p>
        </div>
        <div className={styles.dash}>
          <Pedals onHold={press} onTap={tap} />
          <ShareButton text={shareText(car, isIn ? drive : null)} link={`?car=${car.id}`} />
        </div>
      </div>
    </div>
  )
}

function released(part: Partial<Hold>): Partial<Hold> {
  return Object.fromEntries(Object.keys(part).map(name => [name, 0]))
}
