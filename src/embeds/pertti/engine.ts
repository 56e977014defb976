/** The engine of the wheel. It runs only while something moves or Pertti rests. */
import { now } from "../../hooks/browser/clock"
import { letRest, type Made, nothing, step, sum, type Wheel } from "./logic"

type Listener = {
  /** True to run every animation frame; otherwise four times a second. */
  moves: boolean
  /** Called after each step with its duration in seconds. */
  onStep: (wheel: Wheel, seconds: number) => void
  /** Called at most once a second, and on standstill, with the output since the last call. */
  onMade: (made: Made) => void
}

export type Engine = { push: (metres: number) => void; rest: (on: boolean) => void; stop: () => void }

/** Starts from the state `wheel`; call `stop` on unmount. */
export function startEngine(wheel: Wheel, { moves, onStep, onMade }: Listener): Engine {
  let last = now()
  let waiting = nothing
  let reportedAt = last
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const report = () => {
    reportedAt = now()
    if (waiting === nothing) return
    onMade(waiting)
    waiting = nothing
  }
  const go = (pushed = 0) => {
    const seconds = Math.max(0, now() - last) / 1000
    last = now()
    // The time until now passed before this push.
    const before = step(wheel, 0, seconds)
    const after = step(before.wheel, pushed, 0)
    wheel = after.wheel
    const { made } = before
    if (made.metres > 0 || made.seeds > 0) waiting = sum(waiting, made)
    onStep(wheel, seconds)
    if (wheel.speed === 0 || last - reportedAt >= 1000) report()
  }
  const plan = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    if (document.hidden) return
    const next = () => {
      go()
      plan()
    }
    if (wheel.speed > 0 && moves) frame = requestAnimationFrame(next)
    else if (wheel.speed > 0) timer = setTimeout(next, 250)
    else if (wheel.rested !== null || wheel.breath < 1) timer = setTimeout(next, 1000)
  }
  const look = () => {
    go()
    if (document.hidden) report()
    plan()
  }
  document.addEventListener("visibilitychange", look)
  plan()
  return {
    push(metres) {
      const stood = wheel.speed === 0
      go(metres)
      if (stood) plan()
    },
    rest(on) {
      go()
      wheel = letRest(wheel, on)
      onStep(wheel, 0)
      plan()
    },
    stop() {
      document.removeEventListener("visibilitychange", look)
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      go()
      report()
    },
  }
}
