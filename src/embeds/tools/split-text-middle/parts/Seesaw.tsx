import { type PointerEvent, useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import * as styles from "../SplitTextMiddle.module.css"
import { thrown, tip } from "../seesaw"

type Props = {
  first: string
  second: string
  /** The weights of the two lines. */
  weights: readonly [number, number]
  /** Called when a word, at an index in its line, has been dragged over to the other line. */
  onCarry: (side: Side, index: number) => void
}

type Side = "first" | "second"

/** A dragged word, the point where it was grasped, and its way from there. */
type Carried = { side: Side; index: number; from: { x: number; y: number }; by: { x: number; y: number } }

/** The maximum number of words drawn as bricks; more are an iron weight with their number on it. */
const maxBricks = 14

/**
 * A seesaw with the words of a line on either end; it tilts to the heavier one and throws off one that is far too
 * light.
 */
export function Seesaw({ first, second, weights: [one, two], onCarry }: Props) {
  const seesaw = useRef<HTMLDivElement>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  const grasp = (event: PointerEvent<HTMLDivElement>) => {
    const brick = (event.target as Element).closest<HTMLElement>("[data-side]")
    if (event.button !== 0 || !brick) return
    event.preventDefault()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const side = brick.dataset.side === "first" ? "first" : "second"
    const from = { x: event.clientX, y: event.clientY }
    setCarried({ side, index: Number(brick.dataset.index), from, by: { x: 0, y: 0 } })
  }
  const pull = ({ clientX, clientY }: PointerEvent) =>
    setCarried(old => old && { ...old, by: { x: clientX - old.from.x, y: clientY - old.from.y } })
  const drop = ({ clientX }: PointerEvent) => {
    setCarried(null)
    const box = seesaw.current?.getBoundingClientRect()
    if (!carried || !box) return
    const isRight = clientX > box.left + box.width / 2
    if (isRight === (carried.side === "first")) onCarry(carried.side, carried.index)
  }
  const motion = useMotion()
  const degrees = tip(one, two)
  const flying = thrown(one, two)
  const state = flying
    ? `the ${flying} line has been thrown off`
    : one === two
      ? "level"
      : `the ${one > two ? "first" : "second"} line is down`
  return (
    <div
      ref={seesaw}
      role="img"
      aria-label={`A seesaw with a line on either end: ${state}`}
      className={styles.seesaw}
      onPointerDown={grasp}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={() => setCarried(null)}
    >
      <div className={styles.tipping} data-still={!motion || undefined} style={{ rotate: `${degrees}deg` }}>
        <Pile side="first" text={first} isFlying={flying === "first"} carried={carried} />
        <Pile side="second" text={second} isFlying={flying === "second"} carried={carried} />
        <div className={styles.plank} />
      </div>
      <svg viewBox="0 0 100 60" className={styles.foot} aria-hidden="true">
        <path fill="#8c2f1b" stroke="#3d120a" strokeWidth="3" d="M50 3L92 58H8z" />
        <circle cx="50" cy="12" r="6" fill="#d9d9d9" stroke="#333" strokeWidth="2" />
      </svg>
    </div>
  )
}

type PileProps = { side: Side; text: string; isFlying: boolean; carried: Carried | null }

function Pile({ side, text, isFlying, carried }: PileProps) {
  // A very long text isn't split just to be counted.
  const words = text.slice(0, 400).split(" ")
  const isHeavy = text.length > 400 || words.length > maxBricks
  return (
    <div className={styles.pile} data-flying={isFlying || undefined}>
      {isHeavy ? (
        <span className={styles.iron}>{text.length > 9999 ? "t" : `${text.length} g`}</span>
      ) : (
        words.map((word, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
            key={i}
            className={styles.brick}
            data-side={side}
            data-index={i}
            style={
              carried?.side === side && carried.index === i
                ? { translate: `${carried.by.x}px ${carried.by.y}px`, zIndex: 1 }
                : undefined
            }
          >
            {word}
          </span>
        ))
      )}
    </div>
  )
}
