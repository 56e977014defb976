import { type RefObject, useEffect, useState } from "react"
import { activeProgram } from "../../hooks/page/activeProgram"
import { useTicks } from "../../kits/motion/useTicks"
import type { Box, View } from "./hunt"

/** The time between two looks at where everything stands, in milliseconds; windows can be moved. */
const lookMs = 400

function boxOf(element: Element | Range | null | undefined): Box | null {
  const { left = 0, top = 0, right = 0, bottom = 0 } = element?.getBoundingClientRect?.() ?? {}
  return right > left ? { left, top, right, bottom } : null
}

/** Returns the last letter of an element's text. */
function lastLetter(element: Element | null): Range | null {
  const text = element?.firstChild
  if (text?.nodeType !== Node.TEXT_NODE || !text.textContent) return null
  const range = document.createRange()
  range.setStart(text, text.textContent.length - 1)
  range.setEnd(text, text.textContent.length)
  return range
}

function look(tool: Element): View {
  const taskBar = document.querySelector("[aria-label='Task bar']")
  const frame = activeProgram().querySelector(".window")
  const buttons = [...(taskBar?.querySelectorAll("button") ?? [])]
  return {
    screen: { width: document.documentElement.clientWidth, height: window.innerHeight },
    header: boxOf(document.querySelector("header")),
    taskBar: boxOf(taskBar),
    readme: boxOf(buttons.find(({ textContent }) => textContent?.includes("README"))),
    frame: boxOf(frame),
    titleBar: boxOf(frame?.querySelector(".title-bar")),
    answer: boxOf(lastLetter(tool.querySelector("[data-answer]"))),
    picture: boxOf(tool.querySelector("svg[role=img]")),
  }
}

/** Returns what stands on the screen; null before mount. Follows scrolling, resizing and moved windows. */
export function useView(tool: RefObject<Element | null>): View | null {
  const [view, setView] = useState<{ text: string; view: View } | null>(null)
  const update = () => {
    if (!tool.current) return
    const next = look(tool.current)
    const text = JSON.stringify(next)
    setView(old => (old?.text === text ? old : { text, view: next }))
  }
  useTicks(true, lookMs, update)
  useEffect(() => {
    const onMove = () => {
      if (!tool.current) return
      const next = look(tool.current)
      setView({ text: JSON.stringify(next), view: next })
    }
    onMove()
    window.addEventListener("scroll", onMove, { capture: true, passive: true })
    window.addEventListener("resize", onMove)
    return () => {
      window.removeEventListener("scroll", onMove, { capture: true })
      window.removeEventListener("resize", onMove)
    }
  }, [tool])
  return view?.view ?? null
}
