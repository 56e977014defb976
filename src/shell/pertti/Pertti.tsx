import { useEffect, useMemo, useState } from "react"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { useLooseRole } from "../../hooks/page/looseRole"
import { gotThings } from "../../hooks/storage/things"
import { useStorage } from "../../hooks/storage/useStorage"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import type { PerttiRole } from "../../lib/content/pertti"
import { isNightAt, type LiveLook, restingLook } from "./look"
import * as styles from "./Pertti.module.css"
import { seedRecord, seedsToday } from "./seeds"

const loadLife = () => import("./PerttiLife")

const hourMs = 3_600_000

/** Events after which he comes to life: signs of a visitor who is there. */
const signs = ["pointermove", "pointerdown", "keydown"] as const

type Props = {
  /** Path of the current page. */
  path: string
  /** His part on the page. */
  part: PerttiRole | null
  /** True if there is room for him above the task bar: beside windows, under the desktop's icons. */
  isAbove: boolean
}

/**
 * Pertti, the webmaster, on his cushion by the task bar. Here he only rests, or plays his part on the page; all that he
 * does loads with the first sign of a visitor.
 */
export function Pertti({ path, part, isAbove }: Props) {
  const moves = useMotion()
  const time = useNow(hourMs)
  const [things] = useStorage(gotThings)
  const [record] = useStorage(seedRecord)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isWanted, setWanted] = useState(false)
  const [earlyPresses, setEarlyPresses] = useState(0)
  const [live, setLive] = useState<LiveLook | null>(null)
  const { Piece: Life, failed, retry } = useLazyComponent(loadLife, isWanted)
  useEffect(() => {
    const over = new AbortController()
    const wake = () => {
      over.abort()
      setWanted(true)
    }
    for (const sign of signs) document.addEventListener(sign, wake, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
  const looseRole = useLooseRole()
  const role = part ?? looseRole
  const isNight = time !== null && isNightAt(time)
  const seeds = time === null ? 0 : seedsToday(record, time)
  const dress = useMemo(
    () => ({ role, isNight, moves, things: things.length, seeds }),
    [role, isNight, moves, things.length, seeds],
  )
  const isLive = Life !== null && live?.path === path
  const { name, pictures } = isLive ? live : restingLook(dress)
  const message = isLive ? live.message : failed && earlyPresses > 0 ? "Pertti turns over." : ""
  return (
    <div className={styles.place} data-above={isAbove || undefined} data-reserved="">
      {/* Loaded after hydration, so that the page's own pictures come first. */}
      {time && (
        <button
          ref={setButton}
          type="button"
          className={styles.pertti}
          aria-label={name}
          aria-describedby="pertti-keys"
          onClick={() => {
            setWanted(true)
            if (failed) retry()
            if (!Life) setEarlyPresses(count => count + 1)
          }}
        >
          {pictures.map(picture => (
            <img
              key={picture}
              src={`/pictures/pertti-${picture}`}
              alt=""
              width="96"
              height="64"
              draggable={false}
            />
          ))}
        </button>
      )}
      <span id="pertti-keys" hidden>
        Arrow keys stroke him and lift him. Shift and F10 open his menu.
      </span>
      <span role="status" className="visually-hidden">
        {message}
      </span>
      {Life && button && (
        <Life
          key={path}
          path={path}
          dress={dress}
          button={button}
          earlyPresses={earlyPresses}
          onPressesTaken={() => setEarlyPresses(0)}
          onLook={setLive}
        />
      )}
    </div>
  )
}
