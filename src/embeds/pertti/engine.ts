/** What keeps the wheel going: it looks at the clock only while something turns or somebody rests. */
import { now } from "../../hooks/browser/clock"
import { letRest, type Made, nothing, step, sum, type Wheel } from "./logic"

type Listener = {
  /** Whether frames are wanted; without them the wheel is looked at four times a second. */
  moves: boolean
  /** Called whenever the wheel has gone on, with how long it took in seconds. */
  onStep: (wheel: Wheel, seconds: number) => void
  /** Called at most once a second, and when all stands, with what has been made since the last time. */
  onMade: (made: Made) => void
}

export type Engine = { push: (metres: number) => void; rest: (on: boolean) => void; stop: () => void }

/** Starts at `wheel`; call `stop` when it is no longer looked at. */
export function startEngine(wheel: Wheel, { moves, onStep, onMade }: Listener): Engine {
  let last = now()
  let waiting = nothing
  let told = last
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    told = now()
    if (waiting === nothing) return
    onMade(waiting)
    waiting = nothing
  }
  const go = (pushed = 0) => {
    const seconds = Math.max(0, now() - last) / 1000
    last = now()
    // The time before the push passed without it.
    const before = step(wheel, 0, seconds)
    const after = step(before.wheel, pushed, 0)
    wheel = after.wheel
    const { made } = before
    if (made.metres > 0 || made.seeds > 0) waiting = sum(waiting, made)
    onStep(wheel, seconds)
    if (wheel.speed === 0 || last - told >= 1000) tell()
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
    if (document.hidden) tell()
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
      tell()
    },
  }
}
