import { isBeat, microgame } from "../microgame"
import { button, fill, isIn, say } from "../pen"

const depthToWin = 5

type Box = { x: number; y: number; w: number; h: number }
type State = { boxes: readonly Box[]; depth: number }

const buttonOf = ({ x, y, w, h }: Box) => ({ x: x + w / 2 - 24, y: y + h - 36, w: 48, h: 26 })

export const recursion = microgame<State>({
  instruction: "Finish it!",
  control: "aim",
  seconds: 6,
  start: random => {
    const boxes: Box[] = []
    let box: Box = { x: 10, y: 8, w: 300, h: 222 }
    for (let i = 0; i < depthToWin; i++) {
      boxes.push(box)
      const w = box.w * 0.72
      const h = box.h * 0.72
      box = { x: box.x + (box.w - w) * random(), y: box.y + (box.h - h) * random(), w, h }
    }
    return { boxes, depth: 0 }
  },
  step: ({ boxes, depth }, input) => {
    const box = boxes[depth]
    if (!box || !input.isPressed) return { boxes, depth }
    const { x, y, w, h } = buttonOf(box)
    if (!isIn(input, x - 4, y - 4, w + 8, h + 8)) return { boxes, depth }
    return { boxes, depth: depth + 1, outcome: depth + 1 === depthToWin ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { boxes, depth }) => {
    fill(pen, "#008080")
    for (const [i, box] of boxes.entries()) {
      if (i > depth) break
      fill(pen, "#000", box.x, box.y, box.w, box.h)
      fill(pen, "#c0c0c0", box.x + 2, box.y + 2, box.w - 4, box.h - 4)
      fill(pen, "#000080", box.x + 4, box.y + 4, box.w - 8, 16)
      say(pen, "Recursion", box.x + box.w / 2, box.y + 12, 11)
      say(pen, "First finish:", box.x + box.w / 2, box.y + box.h * 0.45, 12, "#222")
      const { x, y, w, h } = buttonOf(box)
      button(pen, "Play", x, y, w, h)
    }
  },
  hand: ({ boxes, depth }, clock) => {
    const box = boxes[depth]
    if (!box) return {}
    const { x, y } = buttonOf(box)
    return { x: x + 24, y: y + 13, isPressed: isBeat(clock, 0.7) }
  },
  verdict: {
    won: "Finished. Now finish the one around it.",
    lost: "You did not finish it. See: you did not finish it.",
  },
  crash: ["dialog", "Stack overflow in: Stack overflow in: Stack overflow in:"],
  inWords: ["Finish it first", "First finish it"],
})
