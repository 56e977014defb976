import { useCallback, useRef } from "react"
import { Canvas } from "../../../kits/canvas/Canvas"
import { copyToRowsBelow, type Depth, ditherLine, height, lines as order, width } from "../logic"
import * as styles from "./Screen.module.css"

type Props = {
  /** The image in full colour; null until it is painted. */
  dots: Uint8ClampedArray | null
  depth: Depth
  /** The number of lines received. */
  lines: number
  /** Changes with each new download. */
  call: number
}

type Shown = { picture: ImageData; of: string; lines: number }

/** The image as far as it has arrived: every eighth line first, drawn eight rows high, then those in between. */
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
        copyToRowsBelow(line, picture.data)
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
