import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Canvas } from "../../kits/canvas/Canvas"
import { Slider } from "../../kits/controls/Slider"
import { useTicks } from "../../kits/motion/useTicks"
import { pluralise } from "../../lib/text/pluralise"
import {
  anotherBall,
  cornerFor,
  kick,
  maxBalls,
  maxRoundness,
  newWorld,
  roll,
  rollText,
  tooRound,
  wordFor,
} from "./logic"
import { paintWorld } from "./paint"
import { type Ball, ballUnder, carry, type Finger, step, stepSeconds, type World } from "./physics"
import * as styles from "./RoundJuhq.module.css"

/** The seconds that pass per press when motion is off. */
const leapSeconds = 0.7

/**
 * A slider that makes the page round, and then too round, with balls to push about in a box.
 *
 * @feed A slider that makes everything round, and a ball with real physics that looks for the corners that are left.
 */
export default function RoundJuhq() {
  const { values, set } = useAddress({ round: whole(0, maxRoundness, 40) })
  const motion = useMotion()
  const world = useRef<World | null>(null)
  const finger = useRef<Finger | null>(null)
  const held = useRef<Ball | null>(null)
  const [isHolding, setHolding] = useState(false)
  const leftoverSeconds = useRef(0)
  const place = useRef<HTMLDivElement>(null)
  const [tally, setTally] = useState({ bounces: 0, corners: 0, balls: 1 })
  const { round } = values
  /** The roundness at which the balls were last rolled; the message is about that until the slider moves. */
  const [rolled, setRolled] = useState<number | null>(null)

  const count = () => {
    const { bounces, corners, balls } = world.current ?? { bounces: 0, corners: 0, balls: [] }
    setTally(old =>
      old.bounces === bounces && old.corners === corners && old.balls === balls.length
        ? old
        : { bounces, corners, balls: balls.length },
    )
  }
  const draw = (pen: CanvasRenderingContext2D, seconds: number) => {
    const { width, height } = pen.canvas
    const scale = height / 100
    world.current ??= newWorld(width / scale, round)
    const now = world.current
    now.box = { width: width / scale, height: 100, corner: cornerFor(round, width / scale, 100) }
    leftoverSeconds.current += seconds
    for (; leftoverSeconds.current >= stepSeconds; leftoverSeconds.current -= stepSeconds)
      step(now, held.current ? null : finger.current)
    if (held.current && finger.current) carry(held.current, finger.current)
    if (finger.current) {
      // A finger at rest stops pushing.
      finger.current.vx *= 0.7
      finger.current.vy *= 0.7
    }
    paintWorld(pen, now, scale)
  }
  useTicks(motion, 500, count, place)

  useEffect(() => {
    // Not on <html>, whose attributes Gatsby resets when the page's head is rendered.
    const page = place.current?.closest<HTMLElement>("#___gatsby") ?? document.body
    page.dataset.round = round >= tooRound ? "too" : "yes"
    page.style.setProperty("--round", String(Math.min(1, round / 100)))
    const window = place.current?.closest(".window")
    window?.toggleAttribute("data-pea", round >= tooRound)
    return () => {
      window?.removeAttribute("data-pea")
      delete page.dataset.round
      page.style.removeProperty("--round")
    }
  }, [round])

  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const box = place.current?.getBoundingClientRect()
    const scale = 100 / Math.max(1, box?.height ?? 1)
    return { x: (clientX - (box?.left ?? 0)) * scale, y: (clientY - (box?.top ?? 0)) * scale }
  }
  const lift = () => {
    held.current = null
    finger.current = null
    setHolding(false)
  }
  const point = (event: PointerEvent) => {
    // A cursor that only passes would push the ball away from whoever wants to catch it.
    if (event.buttons === 0) return lift()
    const { x, y } = placeOf(event)
    const before = finger.current
    const speed = (now: number, then: number) => Math.max(-400, Math.min(400, (now - then) * 60))
    finger.current = { x, y, vx: before ? speed(x, before.x) : 0, vy: before ? speed(y, before.y) : 0, r: 4 }
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    point(event)
    held.current = world.current && ballUnder(world.current, placeOf(event))
    if (held.current) event.currentTarget.setPointerCapture?.(event.pointerId)
    setHolding(held.current !== null)
  }
  // A touch that catches a ball doesn't scroll the page. React's own listeners are passive.
  const isCatch = useEffectEvent((touch: Touch) => {
    const box = place.current?.getBoundingClientRect()
    const scale = 100 / Math.max(1, box?.height ?? 1)
    const at = { x: (touch.clientX - (box?.left ?? 0)) * scale, y: (touch.clientY - (box?.top ?? 0)) * scale }
    return world.current !== null && ballUnder(world.current, at) !== null
  })
  useEffect(() => {
    const box = place.current
    const touch = (event: TouchEvent) => {
      if (event.touches[0] && isCatch(event.touches[0])) event.preventDefault()
    }
    box?.addEventListener("touchstart", touch, { passive: false })
    return () => box?.removeEventListener("touchstart", touch)
  }, [])
  /** With motion off, a press advances the world by a leap. */
  const goOn = () => {
    const now = world.current
    if (!motion && now) for (let time = 0; time < leapSeconds; time += stepSeconds) step(now, null)
    count()
  }
  const add = () => {
    const now = world.current
    if (now && now.balls.length < maxBalls) now.balls.push(anotherBall(now, random))
    goOn()
  }
  const kickAll = () => {
    kick(world.current?.balls ?? [], random)
    goOn()
  }
  const rollOn = () => {
    roll(world.current?.balls ?? [])
    setRolled(round)
    goOn()
  }
  const onlyOne = () => {
    const now = world.current
    if (now) world.current = newWorld(now.box.width, round)
    count()
  }

  return (
    <div className={styles.tool}>
      <div
        ref={place}
        className={styles.place}
        onPointerDown={grab}
        onPointerMove={point}
        onPointerUp={lift}
        data-holding={isHolding || undefined}
        onPointerLeave={lift}
        onPointerCancel={lift}
      >
        <Canvas
          label={`${pluralise(tally.balls, "ball")} in a box that is ${round} percent round`}
          draw={draw}
          moving={motion}
          className={styles.box}
        />
      </div>
      <Slider
        label={`Roundness: ${round >= tooRound ? "too round" : `${round}%`}`}
        valueText={round >= tooRound ? "too round" : `${round} percent`}
        min={0}
        max={maxRoundness}
        value={round}
        onChange={next => set({ round: next })}
      />
      <p className={styles.message} role="status">
        {rolled === round ? rollText(round) : wordFor(round)}
      </p>
      <div className="buttons">
        <button type="button" onClick={kickAll}>
          Kick
        </button>
        <Button disabled={tally.balls >= maxBalls} onClick={add}>
          Another ball
        </Button>
        <button type="button" onClick={rollOn}>
          Roll it on
        </button>
        <ShareButton text={wordFor(round)} link={`?round=${round}`} />
        <span className={styles.tally}>
          {pluralise(tally.bounces, "bounce")},{" "}
          {round >= 100 ? "no corners" : `${tally.corners} exactly in a corner`}
        </span>
        <RevealOnce when={tally.balls > 1}>
          <Button disabled={tally.balls < 2} onClick={onlyOne}>
            Only one
          </Button>
        </RevealOnce>
      </div>
    </div>
  )
}
