import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { arrowKeys, isInView } from "../../kits/board/useGlobalKeys"
import { useFrames } from "../../kits/motion/useFrames"
import * as styles from "./CarsIveOwned.module.css"
import { type Drive, demonstration, type Hold, initialDrive, parkingSpots, step, totalsOf } from "./driving"
import { Pedals } from "./parts/Pedals"
import { Yard } from "./parts/Yard"
import type { Car } from "./schema"

const still: Hold = { gas: 0, wheel: 0 }
const fresh = () => initialDrive(9, 14)
const holds: Record<string, Partial<Hold>> = {
  ArrowUp: { gas: 1 },
  ArrowDown: { gas: -1 },
  ArrowLeft: { wheel: -1 },
  ArrowRight: { wheel: 1 },
}

/**
 * A yard of the cars that the webmaster has owned. Each can be driven with its fault, by arrow keys or by touch.
 *
 * @feed A yard with the six cars that juhq has owned, each to be driven with what was wrong with it.
 * @data cars
 */
export default function CarsIveOwned() {
  const { cars } = usePageData<{ cars: Car[] }>()
  const { values, set } = useAddress({ car: choice(cars.map(({ id }) => id)) })
  const motion = useMotion()
  const box = useRef<HTMLDivElement>(null)
  const hold = useRef(still)
  const [driven, setDriven] = useState(false)
  const [drive, setDrive] = useState<Drive>(fresh)
  const car = cars.find(({ id }) => id === values.car) ?? cars[0]
  const parked = parkingSpots(cars.length).filter((_, i) => cars[i]?.id !== car?.id)
  const go = (held: Hold, seconds: number) =>
    setDrive(now => step(now, held, car?.fault ?? "none", parked, seconds))
  // Demonstrates the car's fault until the visitor drives, if motion is allowed.
  useFrames(driven || motion, seconds => go(driven ? hold.current : demonstration(drive.time), seconds), box)

  const press = (part: Partial<Hold>) => {
    if (!driven) setDrive(fresh())
    setDriven(true)
    hold.current = { ...hold.current, ...part }
  }
  const tap = (part: Partial<Hold>) => {
    setDriven(true)
    const held = { ...still, gas: 1 as const, ...part }
    for (let i = 0; i < 6; i++) go(held, 0.1)
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

  if (!car) return null
  const take = (id: string) => {
    set({ car: id })
    setDrive(fresh())
    hold.current = still
  }
  const { years, euros } = totalsOf(cars)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons in it drive the car.
    <div
      className={styles.tool}
      ref={box}
      onKeyDown={event => key(event, true)}
      onKeyUp={event => key(event, false)}
    >
      <Yard cars={cars} car={car} drive={drive} onPick={take} />
      <div className={styles.dash}>
        <Pedals onHold={press} onTap={tap} />
        <p className={styles.meter}>
          <b>{Math.abs(Math.round(drive.speed * 3.6))}</b> km/h, {Math.round(drive.metres)} m, {drive.bumps}{" "}
          {drive.bumps === 1 ? "bump" : "bumps"}
        </p>
        <ShareButton text={`Drive my ${car.car}. ${car.faults}`} link={`?car=${car.id}`} />
      </div>
      <p className={styles.card} role="status">
        <Reserve
          all={cars.map(
            each =>
              `${each.car} (${each.model}), ${each.from} to ${each.until}. ${each.faults} Cause of death: ${each.death}`,
          )}
        >
          <b>
            {car.car} ({car.model}), {car.from} to {car.until}.
          </b>{" "}
          {car.faults} <i>Cause of death:</i> {car.death}
        </Reserve>
      </p>
      <details className={styles.list}>
        <summary>
          The six of them on paper: {years} years, {euros.toLocaleString("en-GB")} euros
        </summary>
        <ul>
          {cars.map(each => (
            <li key={each.id}>
              {each.car} of {each.model}, {each.from} to {each.until}, {each.price} euros. {each.faults}{" "}
              {each.death}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function released(part: Partial<Hold>): Partial<Hold> {
  return Object.fromEntries(Object.keys(part).map(name => [name, 0]))
}
