import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { useFrames } from "../../../kits/motion/useFrames"
import { cranked, framesPerTurn, spliced, turnedBy, wholeFilm } from "./logic"

/** The frames that a press of an arrow key moves, and the frames per second while a button is held. */
const keyFrames = 2
const heldSpeed = 16

/** The film and its crank: dragged round, turned by arrow keys, or by a button that is held. */
export function useCrank() {
  const [film, setFilm] = useState(wholeFilm)
  const [angle, setAngle] = useState(0)
  const [isTurned, setTurned] = useState(false)
  const [held, setHeld] = useState<1 | -1 | 0>(0)
  const grip = useRef<{ angle: number; at: number } | null>(null)
  const keyAt = useRef(0)
  const turn = (frames: number, seconds: number) => {
    setTurned(true)
    setAngle(old => old + (frames / framesPerTurn) * 360)
    setFilm(old => cranked(old, frames, seconds))
  }
  useFrames(held !== 0, seconds => turn(held * heldSpeed * seconds, seconds))
  // A finger that is lifted anywhere lets go.
  useEffect(() => {
    if (held === 0) return
    const release = () => setHeld(0)
    window.addEventListener("pointerup", release)
    window.addEventListener("pointercancel", release)
    return () => {
      window.removeEventListener("pointerup", release)
      window.removeEventListener("pointercancel", release)
    }
  }, [held])

  const angleOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return (Math.atan2(clientX - left - width / 2, top + height / 2 - clientY) * 180) / Math.PI
  }
  const release = () => {
    grip.current = null
  }
  return {
    film,
    angle,
    isTurned,
    held,
    hold: setHeld,
    turn,
    splice: () => setFilm(spliced),
    rewind: () => setFilm(old => ({ ...old, at: 0 })),
    crank: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        const at = angleOf(event)
        grip.current = { angle: at, at: now() }
        // The handle comes to the hand, and the film with it.
        turn(keyFrames / 2, 1)
        setAngle(at)
      },
      onPointerMove: (event: PointerEvent) => {
        if (!grip.current) return
        const to = angleOf(event)
        const by = turnedBy(grip.current.angle, to)
        const seconds = Math.max(0.004, (now() - grip.current.at) / 1000)
        grip.current = { angle: to, at: now() }
        turn((by / 360) * framesPerTurn, seconds)
        setAngle(to)
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (event: KeyboardEvent) => {
        const forward = event.key === "ArrowRight" || event.key === "ArrowUp"
        const back = event.key === "ArrowLeft" || event.key === "ArrowDown"
        if (!forward && !back) return
        event.preventDefault()
        const frames = event.repeat ? keyFrames / 2 : keyFrames
        const seconds = event.repeat ? 0.05 : Math.min(0.15, (now() - keyAt.current) / 1000)
        keyAt.current = now()
        turn(forward ? frames : -frames, seconds)
      },
    },
  }
}
