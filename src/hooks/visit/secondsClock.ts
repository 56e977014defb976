/** Counts the seconds of a page that is looked at, each by its number since 1970, so that tabs can compare theirs. */
import { now } from "../browser/clock"

/** Seconds that a busy page may miss; after more than these the machine has slept, and nobody has looked. */
const maxMissed = 5

export type SecondsClock = {
  /** Runs from now on; `tick` is called at once and on each whole second. */
  run: () => void
  /** Counts the whole seconds so far. */
  count: () => void
  stop: () => void
}

/** A clock that stands. `second` gets each second that has passed, as the milliseconds since 1970 when it began. */
export function createClock(second: (start: number) => void, tick: () => void): SecondsClock {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The first second that is not counted yet; null while the clock stands. */
  let from: number | null = null
  const count = () => {
    if (from === null) return
    const at = Math.floor(now() / 1000)
    if (at < from) from = at
    if (at - from > maxMissed) from = at - 1
    for (; from < at; from++) second(from * 1000)
  }
  const run = () => {
    clearTimeout(timer)
    from ??= Math.floor(now() / 1000)
    count()
    tick()
    timer = setTimeout(run, 1000 - (now() % 1000))
  }
  const stop = () => {
    clearTimeout(timer)
    count()
    from = null
  }
  return { run, count, stop }
}
