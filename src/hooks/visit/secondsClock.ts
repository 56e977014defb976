/** Counting of the seconds for which a page is visible, each identified since 1970 so that tabs can compare theirs. */
import { now } from "../browser/clock"

/** The number of seconds that a busy page may miss; a longer gap means that the machine slept. */
const maxMissed = 5

export type SecondsClock = {
  /** Starts the clock; calls `tick` at once and on each whole second. */
  run: () => void
  /** Counts the whole seconds up to now. */
  count: () => void
  stop: () => void
}

/**
 * Creates a stopped clock. Calls `onSecond` with the start of each second that has passed, in milliseconds since 1970.
 */
export function createSecondsClock(onSecond: (start: number) => void, tick: () => void): SecondsClock {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The first second that is not counted yet; null while the clock is stopped. */
  let from: number | null = null
  const count = () => {
    if (from === null) return
    const at = Math.floor(now() / 1000)
    if (at < from) from = at
    if (at - from > maxMissed) from = at - 1
    for (; from < at; from++) onSecond(from * 1000)
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
