import { useEffect, useEffectEvent } from "react"
import type { Part } from "./logic"
import { type Call, calls, nameOf, partOf } from "./prompt"

type Said = (...values: unknown[]) => string
/** What the console can do here: `log.house()` builds, and the others do as their namesakes of `console`. */
type LogApi = Record<Call | "house" | "clear", Said>

declare global {
  interface Window {
    log?: LogApi
  }
}

/** Hears the real console while the page is open, and puts `log` on the window; both are put back when it goes. */
export function useConsole(on: {
  add: (part: Part) => string
  house: (name: string) => string
  clear: () => string
}): void {
  const add = useEffectEvent(on.add)
  const house = useEffectEvent(on.house)
  const clear = useEffectEvent(on.clear)
  useEffect(() => {
    const before: Partial<Console> = {}
    const api: Partial<LogApi> = { house: name => house(nameOf(name)), clear: () => clear() }
    for (const call of calls) {
      const said: Said = (...values) => add(partOf(call, values))
      const own = console[call] as (...values: unknown[]) => void
      api[call] = said
      before[call] = own
      console[call] = (...values: unknown[]) => {
        own.apply(console, values)
        // An assertion that holds says nothing, and whoever logs may be in the middle of drawing.
        queueMicrotask(() => said(...values))
      }
    }
    const held = window.log
    window.log = api as LogApi
    return () => {
      Object.assign(console, before)
      if (held) window.log = held
      else delete window.log
    }
  }, [])
}
