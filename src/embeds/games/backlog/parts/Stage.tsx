import { useCallback, useEffect, useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { Canvas } from "../../../../kits/canvas/Canvas"
import { useFrames } from "../../../../kits/motion/useFrames"
import { seeded } from "../../../../lib/game/random"
import type { Input, Microgame, Outcome, Run } from "../microgame"
import { fill, ring, width } from "../pen"
import { useHand } from "../useHand"
import { Crash } from "./Crash"
import { controlTexts } from "./controls"
import * as styles from "./Stage.module.css"

const readySeconds = 1
/** The speed in calm mode, as a part of the usual one. */
const calmSpeed = 0.65

type Props = {
  title: string
  game: Microgame
  seed: string
  speed: number
  outcome: Outcome | null
  /** True if the game ends well for good, and does not crash. */
  ships: boolean
  onOver: (outcome: Outcome) => void
}

/** The picture of a game: its instruction, then some seconds of it, then the crash. */
export function Stage({ title, game, seed, speed, outcome, ships, onOver }: Props) {
  const moving = useMotion()
  const [isReady, setReady] = useState(false)
  const run = useRef<Run | null>(null)
  const input = useRef<Input | null>(null)
  const waited = useRef(0)
  const picture = useRef<HTMLDivElement>(null)
  const isOn = outcome === null
  const { pointer, take } = useHand(picture, isOn)

  useEffect(() => {
    picture.current?.focus({ preventScroll: true })
  }, [])

  useFrames(
    isOn,
    seconds => {
      run.current ??= game.start(seeded(seed))
      input.current = take(seconds * speed)
      waited.current += seconds
      if (waited.current < readySeconds) return
      setReady(true)
      // Several frames may come before the next render.
      if (run.current.outcome) return
      run.current = run.current.step(input.current, seconds * speed * (moving ? 1 : calmSpeed))
      if (run.current.outcome) onOver(run.current.outcome)
    },
    picture,
  )

  const draw = useCallback(
    (pen: CanvasRenderingContext2D) => {
      run.current ??= game.start(seeded(seed))
      const scale = pen.canvas.width / width
      pen.scale(scale, scale)
      run.current.draw(pen)
      if (input.current && /aim|steer|drag/.test(game.control)) {
        ring(pen, "#000", 4, input.current.x, input.current.y, 8)
        ring(pen, "#fff", 2, input.current.x, input.current.y, 8)
      }
      fill(pen, "#000", 0, 234, width, 6)
      fill(pen, "#ffd83d", 0, 235, width * Math.max(0, 1 - run.current.t / game.seconds), 4)
    },
    [game, seed],
  )

  return (
    <div
      ref={picture}
      tabIndex={-1}
      role="application"
      aria-label={`${title}: ${game.instruction}`}
      className={styles.picture}
      data-keys=""
      onContextMenu={event => event.preventDefault()}
      {...pointer}
    >
      <div
        className={styles.screen}
        data-crash={outcome && !ships ? game.crash[0] : undefined}
        data-calm={!moving || undefined}
      >
        <Canvas label={null} draw={draw} moving={isOn} className={styles.canvas} />
      </div>
      {isOn && (
        <strong className={styles.instruction} data-small={isReady || undefined}>
          {game.instruction}
          <small>{controlTexts[game.control]}</small>
        </strong>
      )}
      {outcome && <Crash title={title} crash={game.crash} ships={ships} />}
    </div>
  )
}
