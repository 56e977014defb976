import { type RefObject, useEffect, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import type { Settings } from "./settings"
import { blindness, covered, minOverlap, opinionOf } from "./telephone"
import { useDrag } from "./useDrag"

type Seen = { text: string; times: number; looks: number; says: string; told: string }

const nothing: Seen = { text: "", times: 0, looks: 0, says: "Hold me over it", told: "" }

/** The time the telephone stays on the code, in milliseconds. */
const scanMs = 1300

/** State of the telephone: its offset, the text on its screen, and a function that sends it to the code. */
export function useTelephone(svg: RefObject<SVGSVGElement | null>, text: string, settings: Settings) {
  const motion = useMotion()
  const [seen, setSeen] = useState(nothing)
  const [isAway, setAway] = useState(false)

  const look = (share: number) => {
    const looks = seen.looks + 1
    const miss = (says: string) => setSeen({ text: "", times: 0, looks, says, told: says })
    if (share < 0.15) return miss("A table.")
    const blind = blindness(settings)
    if (blind) return miss(blind)
    if (share < minOverlap) return miss("Half a code. I have half an opinion.")
    const times = seen.text === text ? seen.times + 1 : 1
    const says = opinionOf(text, times)
    setSeen({ text, times, looks, says, told: `It read “${text}”. ${says}` })
  }
  const boxes = (thing: Element | null | undefined) => {
    const screen = thing?.querySelector("[data-screen]")?.getBoundingClientRect()
    const code = svg.current?.getBoundingClientRect()
    return screen && code ? { screen, code } : null
  }
  const drag = useDrag(thing => {
    const found = boxes(thing)
    look(found ? covered(found.screen, found.code) : 0)
    if (motion) setAway(true)
    else drag.moveTo({ x: 0, y: 0 })
  })
  useEffect(() => {
    if (!isAway || drag.isHeld) return
    const timer = setTimeout(() => {
      drag.moveTo({ x: 0, y: 0 })
      setAway(false)
    }, scanMs)
    return () => clearTimeout(timer)
  }, [isAway, drag.isHeld, drag.moveTo])

  /** Sends the telephone to the middle of the code, where it scans. */
  const scan = (stage: Element | null) => {
    look(svg.current ? 1 : 0)
    const found = boxes(stage)
    if (!motion || !found || isAway) return
    const { screen, code } = found
    drag.moveTo({
      x: code.left + code.width / 2 - (screen.left + screen.width / 2) + drag.at.x,
      y: code.top + code.height / 2 - (screen.top + screen.height / 2) + drag.at.y,
    })
    setAway(true)
  }
  return { drag, seen, scan }
}
