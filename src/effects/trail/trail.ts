/** The emoji trail: born where the pointer or a finger moves, drawn frame by frame until the last one is gone. */
import { afterLoad } from "../../hooks/browser/afterLoad"
import { now } from "../../hooks/browser/clock"
import { random } from "../../hooks/browser/random"
import { createPainter, type Painter } from "./painter"
import { aged, born, gap, type Particle, throttle } from "./particles"

/** Follows the pointer with what `emoji` gives, and returns what ends it. Between movements nothing runs. */
export function startTrail(emoji: () => string, painter: Painter = createPainter()): () => void {
  let particles: Particle[] = []
  let frame = 0
  let ended = false
  const mayPass = throttle(gap)
  void afterLoad().then(() => ended || painter.prepare(emoji()))

  const draw = () => {
    if (particles.length === 0) return clear()
    painter.paint(particles)
    particles = aged(particles)
    frame = requestAnimationFrame(draw)
  }
  const clear = () => {
    cancelAnimationFrame(frame)
    frame = 0
    particles = []
    painter.remove()
  }
  const moved = (x: number, y: number) => {
    if (document.hidden || !mayPass(now())) return
    particles.push(born(emoji(), x, y, random))
    if (!frame) frame = requestAnimationFrame(draw)
  }
  const mouse = (event: MouseEvent) => moved(event.clientX, event.clientY)
  const touch = ({ touches: [finger] }: TouchEvent) => finger && moved(finger.clientX, finger.clientY)
  const hidden = () => document.hidden && clear()

  const passive = { passive: true }
  window.addEventListener("mousemove", mouse, passive)
  window.addEventListener("touchstart", touch, passive)
  window.addEventListener("touchmove", touch, passive)
  document.addEventListener("visibilitychange", hidden)
  return () => {
    ended = true
    window.removeEventListener("mousemove", mouse)
    window.removeEventListener("touchstart", touch)
    window.removeEventListener("touchmove", touch)
    document.removeEventListener("visibilitychange", hidden)
    clear()
  }
}
