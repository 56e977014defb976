import { useEffect, useState } from "react"
import { type Gaze, gazeFrom } from "./logic"

/** The time between two changes of his gaze, in milliseconds. */
const gazeMs = 250

/** Returns where he looks: after the pointer while `watches`, else straight ahead. */
export function useGaze(element: HTMLElement | null, watches: boolean): Gaze {
  const [gaze, setGaze] = useState<Gaze>("ahead")
  useEffect(() => {
    if (!element || !watches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let pointer = 0
    const follow = ({ clientX }: PointerEvent) => {
      pointer = clientX
      timer ??= setTimeout(() => {
        timer = undefined
        const { left, width } = element.getBoundingClientRect()
        setGaze(gazeFrom(left + width / 2, pointer))
      }, gazeMs)
    }
    document.addEventListener("pointermove", follow, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener("pointermove", follow)
      setGaze("ahead")
    }
  }, [element, watches])
  return gaze
}
