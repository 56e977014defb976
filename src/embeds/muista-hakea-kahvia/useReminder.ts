import { useEffect, useEffectEvent, useState } from "react"
import * as v from "valibot"
import { now } from "../../hooks/browser/clock"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { read, useStorage, write } from "../../hooks/storage/useStorage"
import { isInterval, look, off, type Reminder } from "./logic"

const entry = storageEntry<Reminder>(
  "muista-hakea-kahvia",
  v.object({
    every: v.pipe(v.number(), v.check(isInterval)),
    due: v.nullable(v.pipe(v.number(), v.finite())),
    ringing: v.boolean(),
  }),
  off,
)

/** How often it is looked at the clock at least, in milliseconds: somebody may have set it. */
const often = 20_000

/**
 * The reminder that this browser remembers, and how late the last one was. `onRing` is called in one tab only, also in
 * one that is not looked at, as well as the browser lets it run.
 */
export function useReminder(onRing: () => void) {
  const [reminder, setReminder] = useStorage(entry)
  const [late, setLate] = useState(0)

  const check = useEffectEvent(() => {
    // What is in the drawer now: another tab may have rung already.
    const before = read(entry)
    const { reminder: after, late } = look(before, now())
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
      if (due !== null) timer = setTimeout(turn, Math.min(often, Math.max(250, due - now())))
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
