/** Starts the screen saver after a time without input, unless something plays or a dialog is open. */
import { useEffect, useEffectEvent } from "react"

/** Idle time before the screen saver starts, in milliseconds. */
export const saverDelayMs = 180_000

const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart"] as const

/**
 * Returns whether the visitor may be watching or listening: hidden tab, full screen, open dialog, and in the active program
 * a player's frame or a toy that is to be watched with still hands.
 */
const isBusy = () =>
  document.hidden ||
  Boolean(document.fullscreenElement) ||
  document.querySelector("iframe:not([inert] *), [data-watched]:not([inert] *), dialog[open]") !== null

/** Calls `start` after `saverDelayMs` without input, while `isEnabled`. */
export function useScreenSaver(isEnabled: boolean, start: () => void): void {
  const onIdle = useEffectEvent(start)
  useEffect(() => {
    if (!isEnabled) return
    let timer = 0
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => (isBusy() ? wait() : onIdle()), saverDelayMs)
    }
    wait()
    for (const input of inputs) window.addEventListener(input, wait, { passive: true, capture: true })
    return () => {
      window.clearTimeout(timer)
      for (const input of inputs) window.removeEventListener(input, wait, { capture: true })
    }
  }, [isEnabled])
}
