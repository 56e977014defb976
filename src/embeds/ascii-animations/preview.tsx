import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { ice } from "./films/ice"
import { tickMs } from "./logic"
import { begin as beginFilm, columns, drop, rows } from "./stage"

/** Letters by the tick at which they fall, with their columns. The fish has had three before. */
const letters: Record<number, readonly [sign: string, x: number]> = {
  2: ["B", 18],
  8: ["I", 19],
  14: ["T", 17],
  20: ["E", 19],
}

function begin() {
  let world = { ...beginFilm(ice), swallowed: "abc" }
  return ({ pen, width, height, seconds }: Frame) => {
    while (world.tick * tickMs < seconds * 1000) {
      const letter = letters[world.tick]
      world = ice.step(letter ? drop(world, letter[0], letter[1]) : world)
    }
    pen.fillStyle = "#061906"
    pen.fillRect(0, 0, width, height)
    const [across, down] = [width / columns, height / (rows + 1)]
    pen.font = `bold ${Math.min(across * 1.7, down)}px "Courier New", "DejaVu Sans Mono", monospace`
    pen.textAlign = "center"
    pen.textBaseline = "middle"
    pen.fillStyle = "#6dff6d"
    // Each sign on its own, since the face may have signs of any width.
    for (const [row, line] of ice.draw(world).split("\n").entries())
      for (const [column, sign] of [...line].entries())
        if (sign !== " ") pen.fillText(sign, (column + 0.5) * across, (row + 1) * down)
  }
}

/** A man fishes for letters, until the fish has had enough of them. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={begin} length={10} still={1.2} />
}
