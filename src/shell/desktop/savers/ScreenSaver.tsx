import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { random } from "../../../hooks/browser/random"
import { Canvas } from "../../../kits/canvas/Canvas"
import type { Saver } from "../look"
import * as styles from "./ScreenSaver.module.css"
import { sceneOf } from "./scenes"

type Props = { saver: Exclude<Saver, "none">; words: string; onEnd: () => void }

/** Events that end the screen saver. */
const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const

/** Distance in pixels of a single mouse movement that ends the screen saver. */
const minMovePx = 6

/** A full-screen dialog with an animated scene. The first input ends it and has no other effect. */
export default function ScreenSaver({ saver, words, onEnd }: Props) {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const screen = useRef<HTMLDialogElement>(null)
  const end = useEffectEvent((event: Event) => {
    if (event instanceof MouseEvent && event.type === "pointermove")
      if (Math.hypot(event.movementX, event.movementY) < minMovePx) return
    event.preventDefault()
    event.stopPropagation()
    onEnd()
  })

  useEffect(() => {
    // A modal dialog covers all others, including Display Properties, which previews it.
    const shown = screen.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

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
