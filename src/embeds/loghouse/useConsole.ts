import { useEffect, useEffectEvent } from "react"
import { carving, type Log, type Wood } from "./logic"

/** What the console can do here: `log.house()` builds, and the four of `console` are logs. */
type LogApi = { house: () => string; log: Build; info: Build; warn: Build; error: Build; clear: () => string }
type Build = (text?: unknown) => string

declare global {
  interface Window {
    log?: LogApi
  }
}

const kinds: readonly Wood[] = ["log", "info", "warn", "error"]

/** Hears the real console while the page is open, and puts `log` on the window; both are put back when it goes. */
export function useConsole(on: {
  add: (log: Log) => string
  house: () => string
  clear: () => string
}): void {
  const add = useEffectEvent(on.add)
  const house = useEffectEvent(on.house)
  const clear = useEffectEvent(on.clear)
  useEffect(() => {
    const build =
      (wood: Wood): Build =>
      text =>
        add({ wood, text: carving(text) })
    const before = { log: console.log, info: console.info, warn: console.warn, error: console.error }
    const held = window.log
    for (const wood of kinds) {
      console[wood] = (...said: unknown[]) => {
        before[wood].apply(console, said)
        // Whoever logs may be in the middle of drawing.
        queueMicrotask(() => build(wood)(said[0]))
      }
    }
    window.log = {
      house: () => house(),
      clear: () => clear(),
      log: build("log"),
      info: build("info"),
      warn: build("warn"),
      error: build("error"),
    }
    return () => {
      Object.assign(console, before)
      if (held) window.log = held
      else delete window.log
    }
  }, [])
}
