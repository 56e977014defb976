import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { useMotion } from "../../../hooks/browser/motion"
import { Canvas } from "../../../kits/canvas/Canvas"
import { fallSeconds, type Level, paintFall } from "../fall"
import type { Box } from "../frames"
import * as styles from "../Screenshot.module.css"
import { Bottom } from "./Bottom"

/** The message as the fall begins. */
export const noFloor = "The third one has no floor."

type Props = {
  levels: readonly Level[]
  /** The place of the newest picture on the page. */
  first: Box
  onEnd: () => void
}

/** Covers the whole page with a fall through the pictures, which ends at the bottom. Escape ends it. */
export function Fall({ levels, first, onEnd }: Props) {
  const motion = useMotion()
  const [landed, setLanded] = useState(!motion)
  const elapsed = useRef(0)
  const climb = useRef<HTMLButtonElement>(null)
  const leave = useEffectEvent(onEnd)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      event.preventDefault()
      leave()
    }
    window.addEventListener("keydown", hear)
    return () => window.removeEventListener("keydown", hear)
  }, [])
  useEffect(() => {
    if (landed) climb.current?.focus()
  }, [landed])
  const draw = useMemo(
    () => (context: CanvasRenderingContext2D, seconds: number) => {
      elapsed.current += seconds
      const { innerWidth: width, innerHeight: height } = window
      const sharp = context.canvas.width / width
      context.clearRect(0, 0, context.canvas.width, context.canvas.height)
      context.scale(sharp, sharp)
      paintFall(context, levels, first, Math.min(fallSeconds - 0.001, elapsed.current), { width, height })
      if (elapsed.current >= fallSeconds) setLanded(true)
    },
    [levels, first],
  )
  return createPortal(
    <div className={styles.fall} data-unseen="" role="dialog" aria-label="Under all the pictures">
      {landed ? (
        <Bottom climb={climb} onClimb={onEnd} />
      ) : (
        <>
          <Canvas label="You fall through the pictures" draw={draw} moving className={styles.well} />
          <p className={styles.line} aria-hidden="true">
            {noFloor}
          </p>
        </>
      )}
    </div>,
    document.body,
  )
}
