import { useCallback, useRef } from "react"
import { Canvas } from "../../../kits/canvas/Canvas"
import { type Depth, ditherLine, height, lines as order, spread, width } from "../logic"
import * as styles from "./Screen.module.css"

type Props = {
  /** The picture in all colours. */
  dots: Uint8ClampedArray | null
  depth: Depth
  /** How many of its lines have come. */
  lines: number
  /** Another number for each time it is asked for. */
  call: number
}

type Shown = { picture: ImageData; of: string; lines: number }

/** The picture as far as it has come: first every eighth line, wide, then those between. */
export function Screen({ dots, depth, lines, call }: Props) {
  const shown = useRef<Shown | null>(null)
  const draw = useCallback(
    (pen: CanvasRenderingContext2D) => {
      if (!dots) return
      const of = `${depth} ${call}`
      if (shown.current?.of !== of || shown.current.lines > lines)
        shown.current = { picture: black(pen), of, lines: 0 }
      const { picture } = shown.current
      for (const line of order.slice(shown.current.lines, lines)) {
        ditherLine(dots, picture.data, line.y, depth)
        spread(line, picture.data)
      }
      shown.current.lines = lines
      pen.putImageData(picture, 0, 0)
    },
    [dots, depth, lines, call],
  )
  return (
    <Canvas
      className={styles.screen}
      size={{ width, height }}
      draw={draw}
      label={`A browser of 1998 with the home page of this site: a greeting, a sunset, the webmaster, five links and a counter. ${lines} of its ${height} lines have come.`}
    />
  )
}

function black(pen: CanvasRenderingContext2D): ImageData {
  const picture = pen.createImageData(width, height)
  for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255
  return picture
}
