/** When the screen saver comes: after two minutes without any input, while things may move and nothing plays. */
import { useEffect, useEffectEvent } from "react"

/** How long nothing happens before it comes, in milliseconds. */
export const saverDelayMs = 120_000

const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart"] as const

/** Whether somebody is watching or listening: a film, a song, or a page on the whole screen. */
const isBusy = () =>
  document.hidden ||
  Boolean(document.fullscreenElement) ||
  document.querySelector("iframe, dialog[open]") !== null

/** Calls `begin` once nobody has done anything for two minutes, while `wanted`. */
export function useScreenSaver(wanted: boolean, begin: () => void): void {
  const come = useEffectEvent(begin)
  useEffect(() => {
    if (!wanted) return
    let timer = 0
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => (isBusy() ? wait() : come()), saverDelayMs)
    }
    wait()
    for (const input of inputs) window.addEventListener(input, wait, { passive: true, capture: true })
    return () => {
      window.clearTimeout(timer)
      for (const input of inputs) window.removeEventListener(input, wait, { capture: true })
    }
  }, [wanted])
}
