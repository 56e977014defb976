import { useEffect, useEffectEvent, useState } from "react"
import * as v from "valibot"
import { now } from "../../hooks/browser/clock"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { read, useStorage, write } from "../../hooks/storage/useStorage"
import { checkClock, isInterval, off, type Reminder } from "./logic"

const entry = storageEntry<Reminder>(
  "muista-hakea-kahvia",
  v.object({
    every: v.pipe(v.number(), v.check(isInterval)),
    due: v.nullable(v.pipe(v.number(), v.finite())),
    ringing: v.boolean(),
  }),
  off,
)

/** The maximum interval between two checks of the clock, in milliseconds: it may have been set. */
const maxCheckIntervalMs = 20_000

/**
 * State of the reminder stored in this browser, and the delay of the last ring. `onRing` is called in one tab only,
 * which may be in the background, where browsers throttle timers.
 */
export function useReminder(onRing: () => void) {
  const [reminder, setReminder] = useStorage(entry)
  const [late, setLate] = useState(0)

  const check = useEffectEvent(() => {
    // Reads the stored state, because another tab may have rung already.
    const before = read(entry)
    const { reminder: after, late } = checkClock(before, now())
    if (after !== before) write(entry, after)
    if (late === null) return
    setLate(late)
    onRing()
  })
  const isOn = reminder.due !== null
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = () => {
      clearTimeout(timer)
      check()
      const { due } = read(entry)
      if (due !== null) timer = setTimeout(turn, Math.min(maxCheckIntervalMs, Math.max(250, due - now())))
    }
    turn()
    const events = ["focus", "pageshow"] as const
    for (const event of events) window.addEventListener(event, turn)
    document.addEventListener("visibilitychange", turn)
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, turn)
      document.removeEventListener("visibilitychange", turn)
    }
  }, [isOn])

  return { reminder, setReminder, late }
}
