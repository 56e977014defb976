import type { PreviewProps } from "../../../hooks/page/previews"
import { Film, type Frame } from "../../../kits/preview/Film"
import { share } from "../../../kits/preview/share"
import { type Cells, type Mark, wonLines } from "./logic"

/** The moves of a game against the hamster, who misses the board with his second. */
const moves: readonly { mark: Mark; cell: number | null }[] = [
  { mark: "X", cell: 4 },
  { mark: "O", cell: 0 },
  { mark: "X", cell: 2 },
  { mark: "O", cell: null },
  { mark: "X", cell: 6 },
]
const secondsPerMove = 0.7

const paths: Record<Mark, string> = {
  X: "M22 20Q48 46 80 79M78 22Q55 48 21 81",
  O: "M52 20C28 18 18 40 22 58S46 82 62 78 84 52 76 36 58 20 44 22",
}
const colours: Record<Mark, string> = { X: "#000080", O: "#a00000" }

function mark(pen: CanvasRenderingContext2D, what: Mark, x: number, y: number, side: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(side / 100, side / 100)
  pen.strokeStyle = colours[what]
  pen.lineWidth = 9
  pen.stroke(new Path2D(paths[what]))
  pen.restore()
}

function paint({ pen, width, height, seconds }: Frame): void {
  const done = moves.slice(0, Math.floor(seconds / secondsPerMove + 0.5))
  pen.fillStyle = "#fffdf2"
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = "#c9dcec"
  pen.lineWidth = 1
  pen.beginPath()
  for (let y = 12; y < height; y += 16) {
    pen.moveTo(0, y)
    pen.lineTo(width, y)
  }
  pen.stroke()
  const side = height - 24
  const cell = side / 3
  const [left, top] = [Math.max(12, width * 0.42 - side / 2), 12]
  pen.lineCap = "round"
  pen.save()
  pen.translate(left, top)
  pen.scale(side / 300, side / 300)
  pen.strokeStyle = "#4a4a4a"
  pen.lineWidth = 4
  pen.stroke(
    new Path2D("M101 6Q97 150 102 293M199 9Q204 140 198 291M7 99Q150 104 294 98M5 201Q160 196 292 202"),
  )
  pen.restore()
  const cells: (Mark | null)[] = Array(9).fill(null)
  for (const { mark: what, cell: at } of done) {
    if (at === null) mark(pen, what, left + side + 6, top + cell, cell)
    else {
      cells[at] = what
      mark(pen, what, left + (at % 3) * cell, top + Math.floor(at / 3) * cell, cell)
    }
  }
  strike(pen, cells, left, top, cell, share(seconds, 3.6, 4))
  pen.fillStyle = "#5b3216"
  pen.font = 'bold 15px "Comic Neue", "Comic Sans MS", cursive'
  pen.textAlign = "left"
  if (done.some(({ cell: at }) => at === null)) pen.fillText("Missed.", left + side + 12, top + 2 * cell + 22)
}

/** Draws so much of the stroke through a won line. */
function strike(
  pen: CanvasRenderingContext2D,
  cells: Cells,
  left: number,
  top: number,
  cell: number,
  part: number,
) {
  const [line] = wonLines(cells)
  if (!line || part === 0) return
  const middle = (at: number) => [left + ((at % 3) + 0.5) * cell, top + (Math.floor(at / 3) + 0.5) * cell]
  const [[x = 0, y = 0], [toX = 0, toY = 0]] = [middle(line[0]), middle(line[2])]
  pen.strokeStyle = "#111"
  pen.lineWidth = 6
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x + (toX - x) * part, y + (toY - y) * part)
  pen.stroke()
}

/** A game against the drunk hamster, who misses the board. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={() => paint} length={6.5} still={2.6} />
}
