import { type RefObject, useCallback, useMemo, useRef } from "react"
import { Canvas } from "../../../kits/canvas/Canvas"
import { drawing, paint } from "../drawing"
import { rate } from "../logic"
import * as styles from "../Mesmerizing.module.css"
import { facts, type Settings } from "../settings"

type Props = {
  settings: Settings
  running: boolean
  canvas: RefObject<HTMLCanvasElement | null>
  onPress: () => void
}

/** The canvas: a still picture, animated while `running`. */
export function Picture({ settings, running, canvas, onPress }: Props) {
  const cycles = useRef(0)
  const look = useMemo(() => drawing(settings), [settings])
  const draw = useCallback(
    (context: CanvasRenderingContext2D, seconds: number) => {
      cycles.current += Math.min(maxTurn, seconds) * rate(settings)
      paint(context, look(cycles.current), settings.ink, settings.paper)
    },
    [look, settings],
  )

  const { name } = facts[settings.pattern]
  return (
    <Canvas
      canvas={canvas}
      draw={draw}
      moving={running}
      className={styles.canvas}
      onPress={onPress}
      label={`${name}, ${running ? "moving" : "still"}`}
    />
  )
}

/** The maximum time step between two frames, in seconds: a larger one would look like a flash. */
const maxTurn = 0.05
