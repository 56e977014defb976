import { type PointerEvent, useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { useFrames } from "../../../../kits/motion/useFrames"
import { woundBy } from "../logic"

/** The time constant of a released clock in seconds: after each, 1/e of its error is left. */
const settlingSeconds = 0.5

/** A clock that can be wound by its hands while they are held; `minutes` is its error, negative if it is slow. */
export function useWinding() {
  const motion = useMotion()
  const [minutes, setMinutes] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const angle = useRef(0)

  useFrames(motion && !isHeld && minutes !== 0, seconds =>
    setMinutes(old => (Math.abs(old) < 0.5 ? 0 : old * Math.exp(-seconds / settlingSeconds))),
  )

  const angleOf = (event: PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const [across, down] = [event.clientX - left - width / 2, event.clientY - top - height / 2]
    return (Math.atan2(across, -down) * 180) / Math.PI
  }
  const letGo = () => {
    if (!isHeld) return
    setHeld(false)
    if (!motion) setMinutes(0)
  }
  return {
    minutes,
    isHeld,
    hand: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        angle.current = angleOf(event)
        setHeld(true)
      },
      onPointerMove: (event: PointerEvent) => {
        if (!isHeld) return
        const to = angleOf(event)
        const by = woundBy(angle.current, to)
        angle.current = to
        setMinutes(old => old + by)
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  }
}
