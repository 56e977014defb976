import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from "react"
import { fallenAt, type Graded, heapPlace, heightOf, markHeight } from "../logic"
import * as styles from "../StudiesJyu.module.css"
import { Dean } from "./Dean"

type Props = {
  /** The graded courses in the order of the transcript. */
  courses: readonly Graded[]
  /** The same courses in the order of falling. */
  order: readonly Graded[]
  fallen: number
  valueText: string
  onFallen: (fallen: number) => void
  dean: "away" | "here" | "asleep"
}

/** The courses as columns, with the pass mark across them and the heap of the fallen below. */
export function Columns({ courses, order, fallen, valueText, onFallen, dean }: Props) {
  const chart = useRef<HTMLDivElement>(null)
  const count = order.length
  const follow = (event: PointerEvent) => {
    const box = chart.current?.getBoundingClientRect()
    if (!box || box.height === 0) return
    onFallen(fallenAt(1 - (event.clientY - box.top) / box.height, count))
  }
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowUp: fallen + 1,
      ArrowRight: fallen + 1,
      ArrowDown: fallen - 1,
      ArrowLeft: fallen - 1,
      PageUp: fallen + 4,
      PageDown: fallen - 4,
      Home: 0,
      End: count - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    onFallen(Math.min(count - 1, Math.max(0, to)))
  }
  return (
    <div className={styles.scene}>
      <div
        ref={chart}
        className={styles.chart}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          follow(event)
        }}
        onPointerMove={event => event.buttons > 0 && follow(event)}
      >
        {courses.map((course, i) => {
          const place = order.indexOf(course)
          const isFallen = place < fallen
          const heap = heapPlace(place)
          const style = {
            "--at": i / count,
            "--high": heightOf(place, count),
            "--lies": heap.x,
            "--layer": heap.layer,
            "--tilt": `${heap.tilt}deg`,
            "--hue": `${(i * 47) % 360}`,
          } as CSSProperties
          return (
            <div
              key={course.code}
              className={styles.course}
              data-fallen={isFallen || undefined}
              style={style}
            >
              <span className={styles.face} data-worried={place < fallen + 3 || undefined} aria-hidden="true">
                {isFallen && "××"}
              </span>
              <span className={styles.name}>{course.name}</span>
            </div>
          )
        })}
        <div
          className={styles.mark}
          role="slider"
          tabIndex={0}
          aria-label="Pass mark"
          aria-orientation="vertical"
          aria-valuemin={0}
          aria-valuemax={count - 1}
          aria-valuenow={fallen}
          aria-valuetext={valueText}
          style={{ "--high": markHeight(fallen, count) } as CSSProperties}
          onKeyDown={press}
        >
          <b>Pass mark</b>
        </div>
      </div>
      {dean !== "away" && <Dean asleep={dean === "asleep"} />}
    </div>
  )
}
