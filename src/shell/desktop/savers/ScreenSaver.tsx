import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { useModalDialog } from "../../../components/modal/useModalDialog"
import { random } from "../../../hooks/browser/random"
import { Canvas } from "../../../kits/canvas/Canvas"
import type { Saver } from "../look"
import * as styles from "./ScreenSaver.module.css"
import { sceneOf } from "./scenes"

type Props = { saver: Exclude<Saver, "none">; words: string; onEnd: () => void }

/** Events that end the screen saver. */
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const

/** The distance in pixels by which the mouse must move in total; less may be a shaking table. */
const minMovePx = 6

/** A dialog that covers the whole window with an animated scene. The first input ends it and has no other effect. */
export default function ScreenSaver({ saver, words, onEnd }: Props) {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  // A dialog is above all others, including the one that previews it.
  const screen = useModalDialog(onEnd)
  const moved = useRef({ x: 0, y: 0 })
  const end = useEffectEvent((event: Event) => {
    if (event instanceof MouseEvent && event.type === "pointermove") {
      const { x, y } = moved.current
      moved.current = { x: x + (event.movementX || 0), y: y + (event.movementY || 0) }
      if (Math.hypot(moved.current.x, moved.current.y) < minMovePx) return
    }
    event.preventDefault()
    event.stopPropagation()
    onEnd()
  })

  useEffect(() => {
    const image = new Image()
    image.onload = () => setPicture(image)
    image.src = "/pictures/pertti.png"
    const options = { capture: true, passive: false }
    for (const input of inputs) window.addEventListener(input, end, options)
    return () => {
      for (const input of inputs) window.removeEventListener(input, end, options)
    }
  }, [])

  const draw = useMemo(() => picture && sceneOf(saver, { random, words, picture }), [saver, words, picture])
  return createPortal(
    <dialog ref={screen} aria-label="Screen saver" className={styles.screen}>
      <Canvas label="The screen saver. Press anything." draw={draw} moving className={styles.canvas} />
    </dialog>,
    document.body,
  )
}
