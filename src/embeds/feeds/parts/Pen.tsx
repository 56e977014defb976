import { type CSSProperties, type PointerEvent, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
import { useMotion } from "../../../hooks/browser/motion"
import type { FeedEntry } from "../../../lib/content/derivedLists"
import * as styles from "../Feeds.module.css"
import { mealOf, remark, roundness, sneezeText } from "../logic"
import { Hamster } from "./Hamster"

/** Pixels from which a press is a drag. */
const dragPx = 8

/** Pertti in his pen, and the next item of the sack, which is dragged into his mouth or pressed. */
export function Pen({ feed }: { feed: FeedEntry }) {
  const moves = useMotion()
  const [given, setGiven] = useState(0)
  /** The titles that his last sneeze left on the floor. */
  const [floor, setFloor] = useState<readonly string[]>([])
  const [drag, setDrag] = useState<{ x: number; y: number; dx: number; dy: number; isNear: boolean } | null>(
    null,
  )
  const isDragged = useRef(false)
  const picture = useRef<HTMLDivElement>(null)
  const meal = mealOf(feed, given)
  const next = feed.newest[meal.full ? 0 : meal.eaten]
  const titles = feed.newest.slice(0, meal.eaten).map(({ title }) => title)
  const feedHim = () => {
    if (meal.full) {
      setFloor(titles)
      return setGiven(0)
    }
    setFloor([])
    setGiven(meal.eaten + 1)
  }
  const isNear = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect()
    return !!box && clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom
  }
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button > 0 || feed.items === 0) return
    isDragged.current = false
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setDrag({ x: event.clientX, y: event.clientY, dx: 0, dy: 0, isNear: false })
  }
  const move = (event: PointerEvent) => {
    if (!drag) return
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
    if (Math.hypot(dx, dy) > dragPx) isDragged.current = true
    setDrag({ ...drag, dx, dy, isNear: isDragged.current && isNear(event) })
  }
  const end = (event: PointerEvent) => {
    setDrag(null)
    if (drag && isDragged.current && isNear(event)) feedHim()
  }
  const isSneezing = floor.length > 0
  return (
    <div className={styles.pen}>
      <div ref={picture}>
        <Hamster
          full={roundness(meal)}
          mood={drag?.isNear ? "opens" : isSneezing ? "sneezes" : "waits"}
          floor={floor}
          moves={moves}
          label={
            isSneezing
              ? `Pertti after a sneeze, and ${floor.length} items on the floor`
              : `Pertti, with ${meal.words} words in his cheeks`
          }
        />
      </div>
      <Button
        className={`default ${styles.pellet}`}
        disabled={feed.items === 0}
        data-drags={drag ? "" : undefined}
        style={
          drag
            ? ({ transform: `translate(${drag.dx}px, ${drag.dy}px) rotate(-3deg)` } as CSSProperties)
            : undefined
        }
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setDrag(null)}
        onClick={() => {
          // The click that ends a drag is not another bite.
          if (!isDragged.current) feedHim()
          isDragged.current = false
        }}
      >
        <b className="visually-hidden">Feed Pertti </b>
        <span>{next?.title ?? "Nothing"}</span>
        <small>{next ? `${next.words} words` : "0 words"}</small>
      </Button>
      <p role="status" aria-label="Pertti">
        <Reserve all={feed.newest.map((_, i) => remark(feed, mealOf(feed, i + 1)))}>
          {isSneezing ? sneezeText(floor.length) : remark(feed, meal)}
        </Reserve>
      </p>
    </div>
  )
}
