/** The emoji trail of the pointer or a finger. */
import { afterLoad } from "../../hooks/browser/afterLoad"
import { now } from "../../hooks/browser/clock"
import { random } from "../../hooks/browser/random"
import { createPainter, type Painter } from "./painter"
import { advanceParticles, createParticle, type Particle, spawnIntervalMs, throttle } from "./particles"

/** Elements whose text is read, which an emoji must not cover. */
const texts =
  "p, li, dd, dt, h1, h2, h3, h4, h5, h6, td, th, blockquote, pre, figcaption, label, legend, textarea, input, output, [role=status], [role=log]"

/** Returns whether an event's target is in a text. */
const isInText = (target: EventTarget | null) => target instanceof Element && target.closest(texts) !== null

/**
 * Starts the trail with the emojis that `emoji` returns. Returns a function that stops it. Nothing runs between
 * movements.
 */
export function startTrail(emoji: () => string, painter: Painter = createPainter()): () => void {
  let particles: Particle[] = []
  let frame = 0
  let isStopped = false
  const isDue = throttle(spawnIntervalMs)
  void afterLoad().then(() => isStopped || painter.prepare(emoji()))

  const draw = () => {
    if (particles.length === 0) return clear()
    painter.paint(particles)
    particles = advanceParticles(particles)
    frame = requestAnimationFrame(draw)
  }
  const clear = () => {
    cancelAnimationFrame(frame)
    frame = 0
    particles = []
    painter.remove()
  }
  const addParticle = (x: number, y: number, target: () => EventTarget | null) => {
    if (document.hidden || !isDue(now())) return
    particles.push(createParticle(emoji(), x, y, random, isInText(target())))
    if (!frame) frame = requestAnimationFrame(draw)
  }
  const onMouseMove = (event: MouseEvent) => addParticle(event.clientX, event.clientY, () => event.target)
  const onTouch = ({ touches: [finger] }: TouchEvent) =>
    finger &&
    // The target of a touch stays the element where it began.
    addParticle(
      finger.clientX,
      finger.clientY,
      () => document.elementFromPoint?.(finger.clientX, finger.clientY) ?? null,
    )
  const onVisibilityChange = () => document.hidden && clear()

  const passive = { passive: true }
  window.addEventListener("mousemove", onMouseMove, passive)
  window.addEventListener("touchstart", onTouch, passive)
  window.addEventListener("touchmove", onTouch, passive)
  document.addEventListener("visibilitychange", onVisibilityChange)
  return () => {
    isStopped = true
    window.removeEventListener("mousemove", onMouseMove)
    window.removeEventListener("touchstart", onTouch)
    window.removeEventListener("touchmove", onTouch)
    document.removeEventListener("visibilitychange", onVisibilityChange)
    clear()
  }
}
