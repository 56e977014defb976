/** Marks a status bar whose message is new, and lifts it above the controls where the bar itself is below the screen. */
import { useEffect } from "react"
import { liftOf } from "./messagePlace"

/** Time for which a new message is shown over the toy, in milliseconds. */
const freshMs = 5000

/** Marks a status bar's message as `data-fresh` for some seconds after each change of it. */
export function useFreshMessage(message: HTMLElement | null): void {
  useEffect(() => {
    if (!message) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const bar = message.parentElement
    const age = () => {
      message.removeAttribute("data-fresh")
      bar?.style.removeProperty("--lift")
    }
    const observer = new MutationObserver(() => {
      message.dataset.fresh = ""
      if (bar) bar.style.setProperty("--lift", `${liftOf(bar)}px`)
      clearTimeout(timer)
      timer = setTimeout(age, freshMs)
    })
    observer.observe(message, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      age()
    }
  }, [message])
}
