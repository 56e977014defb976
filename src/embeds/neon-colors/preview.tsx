import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { coreOf, firstLook, glass, wall } from "./logic"

/** The letters, and the second at which each goes out; what stays lit is another word. */
const letters = [
  ["B", 1.4],
  ["E", 2.1],
  ["L", 99],
  ["I", 99],
  ["E", 99],
  ["V", 2.8],
  ["E", 3.3],
] as const
/** The second at which all are lit again. */
const mendedAt = 7

/** Returns whether a letter is lit that goes out at a second. It tries once more before it dies. */
function isLit(out: number, seconds: number): boolean {
  return seconds < out || seconds > mendedAt || (seconds > out + 0.2 && seconds < out + 0.4)
}

function sign({ pen, width, height, seconds }: Frame, isReflection: boolean): void {
  const size = Math.min(height * 0.34, width / 6)
  pen.font = `bold ${size}px "Comic Neue", "Comic Sans MS", cursive`
  pen.textAlign = "center"
  pen.textBaseline = "middle"
  const step = size * 0.74
  for (const [i, [letter, out]] of letters.entries()) {
    const x = width / 2 + (i - (letters.length - 1) / 2) * step
    const lit = isLit(out, seconds)
    if (isReflection && !lit) continue
    pen.shadowColor = lit ? firstLook.colour : "transparent"
    pen.shadowBlur = lit ? 26 : 0
    pen.fillStyle = lit ? coreOf(firstLook.colour) : glass
    pen.globalAlpha = isReflection ? 0.28 : lit ? 1 : 0.45
    pen.fillText(letter, x, 0)
    if (lit && !isReflection) pen.fillText(letter, x, 0)
  }
}

function paint(frame: Frame): void {
  const { pen, width, height } = frame
  pen.fillStyle = wall
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = "#15151f"
  for (let y = 0; y < height * 0.7; y += 18)
    for (let x = (y / 18) % 2 ? -18 : 0; x < width; x += 38) pen.fillRect(x, y, 36, 16)
  pen.fillStyle = "#07070c"
  pen.fillRect(0, height * 0.7, width, height * 0.3)
  pen.save()
  pen.translate(0, height * 0.4)
  sign(frame, false)
  pen.restore()
  pen.save()
  pen.beginPath()
  pen.rect(0, height * 0.7, width, height * 0.3)
  pen.clip()
  pen.translate(0, height * 0.94)
  pen.scale(1, -0.8)
  sign(frame, true)
  pen.restore()
}

/** Paints only what has changed: a glow is slow. */
function begin() {
  let shown = ""
  return (frame: Frame) => {
    const state = letters.map(([, out]) => isLit(out, frame.seconds)).join()
    if (state === shown) return
    shown = state
    paint(frame)
  }
}

/** A sign whose letters go out, until it says something else. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={begin} length={8.5} still={4.5} />
}
