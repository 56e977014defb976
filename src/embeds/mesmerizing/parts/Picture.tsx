import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react"
import { drawing, paint, sharpness } from "../drawing"
import { rate } from "../logic"
import * as styles from "../Mesmerizing.module.css"
import { facts, type Settings } from "../settings"
import { useFrames } from "./useFrames"

type Props = { settings: Settings; running: boolean; canvas: RefObject<HTMLCanvasElement | null> }

type Look = ReturnType<typeof drawing>

/** The canvas: a still picture, which moves while it runs. */
export function Picture({ settings, running, canvas }: Props) {
  const cycles = useRef(0)
  const look = useMemo(() => drawing(settings), [settings])

  const draw = (look: Look) => {
    const context = canvas.current?.getContext("2d", { alpha: false })
    if (context) paint(context, look(cycles.current), settings.ink, settings.paper)
  }
  const resize = useEffectEvent(() => {
    const element = canvas.current
    if (!element) return
    const { clientWidth, clientHeight } = element
    const scale = sharpness(clientWidth, clientHeight, window.devicePixelRatio)
    const [width, height] = [Math.round(clientWidth * scale), Math.round(clientHeight * scale)]
    // Setting the size clears a canvas, and a cleared canvas is a flash.
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height })
    draw(look)
  })

  useEffect(() => {
    if (!canvas.current) return
    resize()
    if (!("ResizeObserver" in window)) return
    const observer = new ResizeObserver(resize)
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [canvas])
  const redraw = useEffectEvent(draw)
  useEffect(() => {
    redraw(look)
  }, [look])
  useFrames(running, seconds => {
    cycles.current += seconds * rate(settings)
    draw(look)
  })

  const { name } = facts[settings.pattern]
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      role="img"
      aria-label={`${name}, ${running ? "moving" : "still"}`}
    />
  )
}
