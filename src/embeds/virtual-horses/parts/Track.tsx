import type { CSSProperties, PointerEvent } from "react"
import { HorsePicture } from "../../../components/horse-picture/HorsePicture"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import { type Apple as AppleAt, camera, distance, visibleMetres } from "../../../lib/game/horseRace"
import { placeText } from "../mine"
import * as styles from "../VirtualHorses.module.css"
import { Apple } from "./Apple"
import { Ground } from "./Ground"
import { PastRosette, type PastRunner, Rosette } from "./Rosette"

export type Lane = {
  name: string
  /** An index into `coats`. */
  coat: number
  /** The horse's position, in metres. */
  at: number
  eats?: boolean
  /** Its place once it has finished. */
  place?: number | null
}

type Props = {
  lanes: readonly Lane[]
  /** The thing from another page; it runs in the lane with its name. */
  guest: Guest | null
  /** The thing that has run last, whose rosette is in the corner; null for none. */
  past: PastRunner | null
  /** The apples that lie on the track. */
  apples: readonly AppleAt[]
  gallops: boolean
  /** The lane of the visitor's horse; null for none. */
  mine: number | null
  /** Called when an apple is thrown into a lane, with the position aimed at in metres. */
  onApple: (lane: number, metres: number) => void
}

const sideways = (metres: number) => `${((metres / visibleMetres) * 100).toFixed(3)}cqw`

/** The track at an instant, in a viewport that follows the leader. Screen readers get the commentary instead. */
export function Track({ lanes, guest, past, apples, gallops, mine, onApple }: Props) {
  const label = `The track. ${lanes.map(({ name }, lane) => `Lane ${lane + 1}: ${name}`).join(", ")}.${past ? ` ${past.hasWon ? "The winner's rosette" : "A rosette for taking part"} in the corner: ${inSentence(past)}.` : ""}`
  const lead = Math.max(0, ...lanes.map(({ at }) => at))
  const left = camera(lead)
  const aim = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const { x, y, width, height } = event.currentTarget.getBoundingClientRect()
    const lane = Math.floor(((event.clientY - y) / height) * lanes.length)
    if (lane in lanes) onApple(lane, left + ((event.clientX - x) / width) * visibleMetres)
  }
  return (
    <div className={styles.track}>
      <div className={styles.gates}>
        {lanes.map(({ name, at, place }, lane) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
            key={lane}
            type="button"
            className={styles.gate}
            data-mine={lane === mine || undefined}
            onClick={() => onApple(lane, 0)}
          >
            <span>
              {lane + 1} {name}
              <span className="visually-hidden">, throw an apple</span>
            </span>
            <small aria-hidden="true">
              {place ? placeText(place) : lead - at >= 5 ? `-${Math.round(lead - at)} m` : ""}
            </small>
          </button>
        ))}
      </div>
      <div
        className={styles.lanes}
        role="img"
        aria-label={label}
        onPointerUp={aim}
        style={{ "--lanes": lanes.length } as CSSProperties}
      >
        <Ground left={left} />
        {past && <PastRosette thing={past} />}
        {lanes.map(({ name, coat, at, eats = false, place }, lane) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its number
          <div key={lane} className={styles.lane} data-mine={lane === mine || undefined}>
            {apples
              .filter(apple => apple.lane === lane)
              .map(({ metres }, i) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may lie on the same metre
                  key={`${metres} ${i}`}
                  className={styles.place}
                  style={{ transform: `translateX(calc(${sideways(metres - left)} - 6px))` }}
                >
                  <Apple />
                </span>
              ))}
            <div
              className={styles.runner}
              style={{ transform: `translateX(calc(${sideways(at - left)} - 54px))` }}
            >
              <HorsePicture
                coat={coat}
                number={lane + 1}
                eats={eats}
                gallops={gallops && !eats && at < distance + 2}
                body={
                  guest?.name === name && <GuestPicture guest={guest} x={6} y={2} width={84} height={52} />
                }
              />
              {place === 1 && <Rosette />}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
