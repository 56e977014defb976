import { useEffect, useEffectEvent } from "react"
import type { About } from "./notes"

/** Time without a movement after which the visitor counts as idle, in milliseconds. */
const idleMs = 9000
/** Time over the Share button that counts as hesitation, in milliseconds. */
const hesitationMs = 900

/** Reports what the visitor does beside the portrait: scrolling, hesitating, going away, resting, typing. */
export function useObserver(running: boolean, notice: (about: About, value?: string) => void): void {
  const onNotice = useEffectEvent(notice)
  useEffect(() => {
    if (!running) return
    let lastY = window.scrollY
    let lowest = lastY
    let isAway = false
    let idle: ReturnType<typeof setTimeout> | undefined
    let hesitation: ReturnType<typeof setTimeout> | undefined
    const stir = () => {
      clearTimeout(idle)
      idle = setTimeout(() => onNotice("idle"), idleMs)
    }
    const scroll = () => {
      const y = window.scrollY
      lowest = Math.max(lowest, y)
      if (y > lastY + 40) onNotice("down")
      if (y < lowest - 120) onNotice("up")
      lastY = y
      stir()
    }
    const visibility = () => {
      if (!document.hidden && isAway) onNotice("away")
      isAway = document.hidden
    }
    const over = ({ target }: PointerEvent) => {
      clearTimeout(hesitation)
      if (target instanceof Element && target.closest("[data-menu=share]"))
        hesitation = setTimeout(() => onNotice("share"), hesitationMs)
    }
    const press = () => {
      clearTimeout(hesitation)
      stir()
    }
    const key = (event: KeyboardEvent) => {
      stir()
      if (/^[a-z]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
        onNotice("key", event.key)
    }
    stir()
    window.addEventListener("scroll", scroll, { passive: true })
    document.addEventListener("visibilitychange", visibility)
    document.addEventListener("pointerover", over)
    document.addEventListener("pointermove", stir, { passive: true })
    document.addEventListener("pointerdown", press)
    document.addEventListener("keydown", key)
    return () => {
      clearTimeout(idle)
      clearTimeout(hesitation)
      window.removeEventListener("scroll", scroll)
      document.removeEventListener("visibilitychange", visibility)
      document.removeEventListener("pointerover", over)
      document.removeEventListener("pointermove", stir)
      document.removeEventListener("pointerdown", press)
      document.removeEventListener("keydown", key)
    }
  }, [running])
}
