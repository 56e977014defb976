import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { monthName, weekdayName } from "../../../../lib/calendar/dayNames"
import { pluralise } from "../../../../lib/text/pluralise"
import { gaze, type Sheet } from "../logic"
import * as styles from "../Thursday20th.module.css"

/** The number of Thursdays after which the wall is darkest. */
const nights = 9

/** The maximum number of torn leaves drawn. */
const heap = 9

/** Pixels of a drag below which it is a press, and from which the leaf comes off. */
const [pressPx, tearPx] = [6, 50]

type Props = {
  /** The leaf on top; null before mount. */
  sheet: Sheet | null
  /** The leaf that is seen under it while it is dragged. */
  under: Sheet | null
  torn: number
  onTear: () => void
}

/** A tear-off calendar: a press or a drag takes its leaf. The zero of a Thursday the 20th is awake. */
export function Leaf({ sheet, under, torn, onTear }: Props) {
  const motion = useMotion()
  const wall = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ id: number; x: number; y: number; dx: number; dy: number } | null>(null)
  const isAwake = sheet !== null && sheet.left === 0 && torn > 0
  useEffect(() => {
    if (!motion || !isAwake) return
    const look = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const box = wall.current?.getBoundingClientRect()
      if (!box) return
      const { x, y } = gaze(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2)
      wall.current?.style.setProperty("--x", x.toFixed(2))
      wall.current?.style.setProperty("--y", y.toFixed(2))
    }
    document.addEventListener("pointermove", look)
    return () => document.removeEventListener("pointermove", look)
  }, [motion, isAwake])
  const begin = (event: PointerEvent) => {
    if (event.button > 0 || drag) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setDrag({ id: event.pointerId, x: event.clientX, y: event.clientY, dx: 0, dy: 0 })
  }
  const move = (event: PointerEvent) => {
    if (drag?.id === event.pointerId)
      setDrag({ ...drag, dx: event.clientX - drag.x, dy: event.clientY - drag.y })
  }
  const end = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y)
    setDrag(null)
    if (far < pressPx || far > tearPx) onTear()
  }
  const pulled = drag
    ? ({
        transform: `translate(${drag.dx}px, ${drag.dy}px) rotate(${Math.max(-25, Math.min(25, drag.dx / 8))}deg)`,
        transition: "none",
      } as CSSProperties)
    : undefined
  return (
    <div
      ref={wall}
      className={styles.calendar}
      data-still={!motion || undefined}
      style={{ "--night": isAwake ? (3 + Math.min(sheet.met, nights - 3)) / nights : 0 } as CSSProperties}
    >
      {torn > 0 && (
        <div className={styles.heap} role="img" aria-label={`${pluralise(torn, "handful")} on the floor`}>
          {Array.from({ length: Math.min(heap, torn) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a leaf stays where it fell
            <span key={i} style={{ "--i": i } as CSSProperties}>
              {sheet !== null && i < sheet.met ? <Twenty isAwake /> : <b aria-hidden="true">…</b>}
            </span>
          ))}
        </div>
      )}
      <div
        className={styles.pad}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
      >
        {under && (
          <div className={styles.leaf} aria-hidden="true">
            <Day sheet={under} isAwake={false} />
          </div>
        )}
        <p className={styles.leaf} key={torn} style={pulled}>
          <Day sheet={sheet} isAwake={isAwake} />
        </p>
      </div>
    </div>
  )
}

function Day({ sheet, isAwake }: { sheet: Sheet | null; isAwake: boolean }) {
  const is20th = sheet === null || sheet.left === 0
  return (
    <>
      <span className={styles.month}>{sheet ? `${monthName(sheet.month)} ${sheet.year}` : "..."}</span>{" "}
      <span className={styles.date}>{is20th ? <Twenty isAwake={isAwake} /> : sheet.day}</span>{" "}
      <span className={styles.weekday}>{sheet ? weekdayName(sheet.weekday) : "Thursday"}</span>
    </>
  )
}

/** The number, with an eye in its zero. */
function Twenty({ isAwake }: { isAwake: boolean }) {
  return (
    <span className={styles.twenty}>
      20{isAwake && <i className={styles.eye} aria-hidden="true" data-testid="eye" />}
    </span>
  )
}
