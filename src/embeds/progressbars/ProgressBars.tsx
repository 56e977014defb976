import { useEffect, useEffectEvent, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { now, useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useGuest } from "../../kits/guest/useGuest"
import { useTicks } from "../../kits/motion/useTicks"
import { useThing } from "../../kits/things/useThing"
import { drops, guestDrop, isOnBar, onFloor, onFloorWith, withGuest } from "./drops"
import { barsAt, initial, pressed, step } from "./logic"
import * as styles from "./ProgressBars.module.css"
import { BarRow } from "./parts/BarRow"
import { Carrying } from "./parts/Carrying"

const tick = 250
/** The seconds that pass per press when motion is off. */
const calmStep = 4

/**
 * Thirty progress bars, from the current minute to the millennium, and a hamster who carries the one that is pressed.
 * Nineteen have a character of their own.
 *
 * @feed Thirty progress bars: ten of the calendar, one at 99 per cent for ever, and one that asks for a break.
 */
export default function ProgressBars() {
  const { values, set } = useAddress({ bar: text("99", { maxLength: 20 }) })
  const [state, setState] = useState(initial)
  useThing(state.work >= 1 || state.keys >= 1 || state.hold >= 1)
  const [read, setRead] = useState(0)
  const [pokes, setPokes] = useState(0)
  const guest = useGuest()
  const world = useRef({ hidden: false, holding: false, near: false })
  const at = useNow(1000)?.getTime() ?? null
  const motion = useMotion()
  useTicks(motion, tick, () => setState(old => step(old, tick / 1000, world.current)))

  const whileAway = useEffectEvent((seconds: number) =>
    setState(old => step(old, seconds, { ...world.current, hidden: true })),
  )
  useEffect(() => {
    let left: number | null = null
    const look = () => {
      if (document.hidden) left = now()
      else if (left !== null) whileAway((now() - left) / 1000)
    }
    const scroll = () => {
      const { scrollHeight } = document.documentElement
      setRead(
        Math.min(
          1,
          Math.round(((window.scrollY + window.innerHeight) / Math.max(1, scrollHeight)) * 100) / 100,
        ),
      )
    }
    scroll()
    document.addEventListener("visibilitychange", look)
    window.addEventListener("scroll", scroll, { passive: true })
    return () => {
      document.removeEventListener("visibilitychange", look)
      window.removeEventListener("scroll", scroll)
    }
  }, [])

  const bars = barsAt(state, at, read)
  const bar = bars.find(({ id }) => id === values.bar) ?? bars[0]
  if (!bar) return null
  const isUp = guest !== null && isOnBar(pokes)
  const isLast = bar.id === "99"
  const top = isUp ? withGuest(bar) : bar
  const poke = () => {
    setPokes(pokes + 1)
    if (isOnBar(pokes + 1))
      guest?.remember(
        isLast ? "Was the last per cent of a bar." : "Stood in for a per cent that had been dropped.",
      )
  }
  return (
    <div className={styles.tool}>
      <div className={styles.top}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
        <div className={styles.hall} data-poked={pokes > 0 ? pokes % 2 : undefined} onClick={poke}>
          <Carrying
            id={top.id}
            value={top.value}
            text={top.text}
            label={`A hamster carries a bar from one folder to another: ${top.label}${guest ? `. ${guest.name}, ${isUp ? "on the bar" : "on the floor"}` : ""}`}
            dropped={guest ? onFloorWith(pokes) : onFloor(pokes)}
            guest={guest}
            isUp={isUp}
          />
          <button type="button" className={styles.poke}>
            Poke him
          </button>
          <p className={styles.says} role="status">
            {pokes > 0 && (guest ? guestDrop(guest, pokes) : drops[(pokes - 1) % drops.length])}
          </p>
        </div>
        <p className={styles.head}>
          <b>{top.label}</b> <span>{top.text}</span>
          <progress
            className="visually-hidden"
            max={1}
            value={Math.min(1, top.value)}
            aria-label={`On his back: ${top.label}`}
          />
        </p>
        <ShareButton text={`${top.label}: ${top.text}`} />
      </div>
      <ul className={styles.bars} aria-label="Thirty bars">
        {bars.map(bar => (
          <BarRow
            key={bar.id}
            bar={bar}
            pinned={bar.id === top.id}
            onPin={() => set({ bar: bar.id })}
            onPress={press =>
              setState(old => {
                const next = pressed(old, press)
                return motion ? next : step(next, calmStep, world.current)
              })
            }
            onHold={holding => {
              world.current.holding = holding
              if (holding && !motion) setState(old => step(old, calmStep / 2, world.current))
            }}
            onNear={near => {
              world.current.near = near
            }}
          />
        ))}
      </ul>
    </div>
  )
}
