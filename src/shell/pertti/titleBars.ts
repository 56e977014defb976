import { activeProgram } from "../../hooks/page/activeProgram"
import { frameId } from "../windows/windowList"
import type { Bar } from "./logic"

const idStart = frameId("")

/** Returns the title bars on the screen, the page's own first. */
export function titleBars(): Bar[] {
  const frames = [...activeProgram().querySelectorAll<HTMLElement>(`section[id^="${idStart}"]`)]
  return frames.flatMap(frame => {
    const box = frame.querySelector(":scope > .title-bar")?.getBoundingClientRect()
    const isSeen = box && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight
    if (!isSeen) return []
    const { left, right, top, bottom } = box
    return [{ id: frame.id.slice(idStart.length), left, right, top, bottom }]
  })
}
