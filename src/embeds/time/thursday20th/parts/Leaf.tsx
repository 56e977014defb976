import { type CSSProperties, useEffect, useRef } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { monthName } from "../../../../lib/calendar/dayNames"
import { pluralise } from "../../../../lib/text/pluralise"
import { gaze, type Next } from "../logic"
import * as styles from "../Thursday20th.module.css"

/** The number of leaves after which the wall is darkest. */
const nights = 9

/** The maximum number of torn leaves drawn. */
const heap = 9

/** A leaf of a tear-off calendar, whose zero wakes once one is torn off; its month is empty before mount. */
export function Leaf({ next, torn }: { next: Next | null; torn: number }) {
  const motion = useMotion()
  const wall = useRef<HTMLDivElement>(null)
  const isAwake = torn > 0
  useEffect(() => {
    if (!motion || !isAwake) return
    const look = ({ clientX, clientY }: PointerEvent) => {
      const box = wall.current?.getBoundingClientRect()
      if (!box) return
      const { x, y } = gaze(clientX - box.left - box.width / 2, clientY - box.top - box.height / 2)
      wall.current?.style.setProperty("--x", x.toFixed(2))
      wall.current?.style.setProperty("--y", y.toFixed(2))
    }
    document.addEventListener("pointermove", look)
    return () => document.removeEventListener("pointermove", look)
  }, [motion, isAwake])
  return (
    <div
      ref={wall}
      className={styles.calendar}
      data-still={!motion || undefined}
      style={{ "--night": Math.min(torn, nights) / nights } as CSSProperties}
    >
      {torn > 0 && (
        <div
          className={styles.heap}
          role="img"
          aria-label={`${pluralise(torn, "leaf", "leaves")} on the floor`}
        >
          {Array.from({ length: Math.min(heap, torn) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a leaf stays where it fell
            <span key={i} style={{ "--i": i } as CSSProperties}>
              <Twenty isAwake />
            </span>
          ))}
        </div>
      )}
      <p className={styles.leaf} key={torn}>
        <span className={styles.month}>{next ? `${monthName(next.month)} ${next.year}` : "..."}</span>{" "}
        <span className={styles.date}>
          <Twenty isAwake={isAwake} />
        </span>{" "}
        <span className={styles.weekday}>Thursday</span>
      </p>
    </div>
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
