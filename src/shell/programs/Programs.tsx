import {
  Activity,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react"
import * as styles from "./Programs.module.css"
import { ProgramContext } from "./programContext"
import { putToSleep } from "./sleep"
import { byLastUse, type Slot, seesSeveral } from "./slots"
import { useArrival } from "./useArrival"
import type { OpenPrograms } from "./useOpenPrograms"

/** The maximum number of sleeping programs that are seen behind the active one. */
const maxSeen = 3

/**
 * The open programs, the active one in front and awake. The others sleep: React keeps their state and ends their effects,
 * and the last ones are seen behind, as pictures.
 */
export function Programs({ slots, activate, close, arrangement }: OpenPrograms) {
  const order = byLastUse(slots)
  const [active] = order
  useArrival(active?.path ?? "", active?.id ?? 0)
  // Behind a page without a window, such as the home page, nothing is seen.
  const seen = active?.title ? Math.min(maxSeen, slots.length - 1) : 0
  // In the order of opening, so that a window keeps its place when another one comes to the front.
  const cascade = slots.filter(slot => order.indexOf(slot) <= seen)
  return slots.map(slot => (
    <Place
      key={slot.id}
      slot={slot}
      rank={order.indexOf(slot)}
      seen={seen}
      depth={cascade.indexOf(slot)}
      isTiled={seen > 0 && arrangement === "tile"}
      onActivate={() => activate(slot.key)}
      onClose={() => close(slot.key)}
      isAlone={slots.length === 1}
    />
  ))
}

type PlaceProps = {
  slot: Slot<ReactNode>
  /** 0 for the active program, 1 for the one used before. */
  rank: number
  /** Number of programs that are seen behind the active one. */
  seen: number
  /** Its place in the cascade: 0 is the upper left. */
  depth: number
  /** True if the programs behind are seen in a column beside the active one. */
  isTiled: boolean
  onActivate: () => void
  onClose: () => void
  /** True if no other program is open. */
  isAlone: boolean
}

/** Returns whether a press on the cover of a window is on its Close button. */
function isOnClose(place: HTMLElement | null, { clientX, clientY }: MouseEvent): boolean {
  const box = place?.querySelector(".title-bar .close")?.getBoundingClientRect()
  return (
    box !== undefined &&
    clientX >= box.left &&
    clientX <= box.right &&
    clientY >= box.top &&
    clientY <= box.bottom
  )
}

function Place({ slot, rank, seen, depth, isTiled, onActivate, onClose, isAlone }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const cover = useRef<HTMLButtonElement>(null)
  const latest = useRef({ onClose, isAlone })
  useLayoutEffect(() => {
    latest.current = { onClose, isAlone }
  })
  const isActive = rank === 0
  const isSeen = !isActive && rank <= seen
  useLayoutEffect(() => {
    if (!isActive && place.current) return putToSleep(place.current)
  }, [isActive])
  useEffect(() => {
    if (!isSeen || !window.matchMedia(seesSeveral).matches) return
    let hide: (() => void) | null = null
    let isOver = false
    import("./showBehind").then(
      ({ showBehind }) => {
        if (!isOver && place.current && cover.current) hide = showBehind(place.current, cover.current)
      },
      // Without the script it is open all the same, on the task bar.
      () => {},
    )
    return () => {
      isOver = true
      hide?.()
    }
  }, [isSeen])
  const { id, kind, title, content } = slot
  const context = useMemo(
    () => ({
      closeProgram: () => {
        if (latest.current.isAlone) return false
        latest.current.onClose()
        return true
      },
    }),
    [],
  )
  return (
    <div
      ref={place}
      className={title ? styles.place : styles.bare}
      data-document={kind === "document" || undefined}
      data-program={id}
      data-rank={rank || undefined}
      data-several={seen > 0 || undefined}
      data-tiled={isTiled || undefined}
      style={seen > 0 ? ({ "--rank": rank, "--depth": depth, "--seen": seen } as CSSProperties) : undefined}
    >
      <Activity mode={isActive ? "visible" : "hidden"}>
        <ProgramContext value={context}>{content}</ProgramContext>
      </Activity>
      {isSeen && (
        // For pointers: keyboards and screen readers use its button on the task bar.
        <button
          ref={cover}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={title}
          className={styles.cover}
          data-cover=""
          onClick={event => (isOnClose(place.current, event) ? onClose() : onActivate())}
        />
      )}
    </div>
  )
}
