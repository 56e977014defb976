import { useEffect, useMemo, useRef } from "react"
import { Button } from "../../../components/button/Button"
import type { Travel } from "../../../components/day-records/useTravel"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { Canvas } from "../../../kits/canvas/Canvas"
import { useRest } from "../../../kits/motion/useRest"
import { formatNumber, rate } from "../../../lib/text/travel"
import { middlesOf, paintScene } from "../paint/paintScene"
import type { useRope } from "../useRope"
import { heightAt, heightText, type Way } from "../way"
import * as styles from "./Tower.module.css"

type Props = {
  way: Way
  rope: ReturnType<typeof useRope>
  /** Today's scrolling in pixels and seconds; null while unknown. */
  today: Travel["today"]
}

/** The time for which he swings after a scroll, and that between two pictures at rest, in milliseconds. */
const [swingMs, restMs] = [2500, 150]

/** The picture that stays while the page is scrolled, with a sign for what goes past. */
export function Tower({ way, rope, today }: Props) {
  const { motion, tower, px, passed, isFalling, fall, caught, best, letGo } = rope
  const middles = useMemo(() => middlesOf(way.things), [way])
  const shown = useRef({ px: 0, swing: 0, seconds: 0 })
  const { isAtRest, disturb } = useRest(swingMs)
  useEffect(() => {
    window.addEventListener("scroll", disturb, { passive: true })
    return () => window.removeEventListener("scroll", disturb)
  }, [disturb])
  const draw = (pen: CanvasRenderingContext2D, passedSeconds: number) => {
    const now = shown.current
    now.seconds += passedSeconds
    const away = px.current - now.px
    const step = passedSeconds > 0 && !isFalling ? away * (1 - Math.exp(-14 * passedSeconds)) : away
    now.px += step
    now.swing = now.swing * 0.94 + Math.max(-0.09, Math.min(0.09, step / 600))
    const { clientWidth, clientHeight, width } = pen.canvas
    const sharp = width / Math.max(1, clientWidth)
    pen.scale(sharp, sharp)
    const height = heightAt(way, now.px)
    paintScene(pen, clientWidth, clientHeight, middles, {
      things: way.things,
      height,
      px: now.px,
      mood: isFalling ? "falls" : now.px < 2 ? "sits" : "hangs",
      swing: motion ? now.swing + Math.sin(now.seconds * 1.6) * 0.08 : 0,
      seconds: motion ? now.seconds : 0,
    })
  }
  const thing = way.things[passed - 1]
  const isEnd = passed === way.things.length
  const name = isFalling ? "Falling" : fall ? (caught ? "Caught" : "The floor") : (thing?.name ?? "The floor")
  const says = isFalling
    ? "Catch him!"
    : fall
      ? caught || `He fell from ${fall.from}. Sugar everywhere.`
      : thing
        ? thing.says && `“${thing.says}”`
        : "Pertti is holding on."
  return (
    <div ref={tower} className={styles.tower}>
      <Canvas
        className={styles.picture}
        label={`Pertti on a rope, ${thing ? `above: ${thing.name}, ${heightText(thing.metres)}` : "on the floor"}`}
        draw={draw}
        moving={motion}
        intervalMs={isAtRest && !isFalling ? restMs : 0}
      />
      <p role="status" aria-label="What goes past" className={styles.sign}>
        <strong>
          {name}
          {!isFalling && !fall && thing && <span> {heightText(thing.metres)}</span>}
        </strong>
        <span>{says}</span>
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>Today</dt>
          <dd className="lcd">{today ? formatNumber(today.travel) : "..."} px</dd>
          <dd className="lcd">{today ? formatNumber(rate(today.travel, today.seconds), 2) : "..."} px/s</dd>
        </div>
      </dl>
      <p className={styles.hint}>
        {isEnd
          ? "The rope ends here. Let go."
          : passed === 0 && !fall
            ? "Scroll down"
            : best && `Your best: ${best}`}
      </p>
      <div className={`buttons ${styles.buttons}`}>
        <Button className="default" disabled={passed === 0 && !isFalling} onClick={letGo}>
          <Reserve inline all={["Let go", "Catch him"]}>
            {isFalling ? "Catch him" : "Let go"}
          </Reserve>
        </Button>
        <ShareButton
          text={
            caught ||
            (thing ? `I have pulled Pertti up past this: ${thing.name}` : undefined) ||
            "Pull Pertti up to the Moon"
          }
          {...(fall?.link ? { link: fall.link } : {})}
        />
      </div>
    </div>
  )
}
