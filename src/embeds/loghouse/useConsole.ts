import { useEffect, useEffectEvent } from "react"
import type { Part } from "./logic"
import { type Call, calls, nameOf, partOf } from "./prompt"

type LogFunction = (...values: unknown[]) => string
/** The global `log`: `log.house()` builds, and the other functions work like those of `console`. */
type LogApi = Record<Call | "house" | "clear", LogFunction>

declare global {
  interface Window {
    log?: LogApi
  }
}

/** Listens to the browser's console while the page is open, and sets `window.log`. Both are restored on unmount. */
export function useConsole(on: {
  add: (part: Part) => string
  house: (name: string) => string
  clear: () => string
}): void {
  const add = useEffectEvent(on.add)
  const house = useEffectEvent(on.house)
  const clear = useEffectEvent(on.clear)
  useEffect(() => {
    const originals: Partial<Console> = {}
    const api: Partial<LogApi> = { house: name => house(nameOf(name)), clear: () => clear() }
    for (const call of calls) {
      const logCall: LogFunction = (...values) => add(partOf(call, values))
      const own = console[call] as (...values: unknown[]) => void
      api[call] = logCall
      originals[call] = own
      console[call] = (...values: unknown[]) => {
        own.apply(console, values)
        // Deferred, because the caller may be in the middle of a render.
        queueMicrotask(() => logCall(...values))
      }
    }
    const previousLog = window.log
    window.log = api as LogApi
    return () => {
      Object.assign(console, originals)
      if (previousLog) window.log = previousLog
      else delete window.log
    }
  }, [])
}
