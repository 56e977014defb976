import { activeProgram } from "../../hooks/page/activeProgram"
import { frameId } from "../windows/windowList"
import type { Bar } from "./logic"

const idStart = frameId("")

/** Returns the title bars on the screen, the page's own first; of a window that stays where it is, by its label's id. */
export function titleBars(): Bar[] {
  const fixed = "section.window[aria-labelledby]:has(> .title-bar)"
  const frames = [...activeProgram().querySelectorAll<HTMLElement>(`section[id^="${idStart}"], ${fixed}`)]
  return frames.flatMap(frame => {
    const box = frame.querySelector(":scope > .title-bar")?.getBoundingClientRect()
    const id = frame.id.startsWith(idStart)
      ? frame.id.slice(idStart.length)
      : frame.getAttribute("aria-labelledby")
    const isSeen = box && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight
    if (!isSeen || !id) return []
    const { left, right, top, bottom } = box
    return [{ id, left, right, top, bottom }]
  })
}

/** Returns the window with a title bar, and whether it stays where it is; null if there is none. */
export function windowOf(id: string): { frame: HTMLElement; isFixed: boolean } | null {
  const frame = document.getElementById(frameId(id))
  if (frame) return { frame, isFixed: false }
  const fixed = document.getElementById(id)?.closest("section")
  return fixed ? { frame: fixed, isFixed: true } : null
}
