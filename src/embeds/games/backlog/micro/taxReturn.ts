import { microgame } from "../microgame"
import { fill, line, say } from "../pen"

const end = 280

type State = { ink: number; points: readonly number[] }

export const taxReturn = microgame<State>({
  instruction: "Sign here!",
  control: "drag",
  start: () => ({ ink: 44, points: [44, 170] }),
  step: ({ ink, points }, { x, y, isDown }) => {
    const isOn = isDown && Math.abs(y - 165) < 46 && x > ink && x < ink + 64
    const next = isOn ? { ink: x, points: [...points, x, y] } : { ink, points }
    return { ...next, outcome: next.ink >= end ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { ink, points }, t) => {
    fill(pen, "#4a6a8a")
    fill(pen, "#fff", 20, 10, 280, 222)
    say(pen, "TAX RETURN  1/11", 160, 30, 16, "#234")
    for (let i = 0; i < 4; i++) fill(pen, "#dbe3ea", 36, 48 + i * 16, 248 - (i % 2) * 60, 8)
    fill(pen, `rgb(250 243 214 / ${Math.max(0, 1 - t / 3)})`, 210, 44, 70, 74)
    say(pen, "RECEIPT", 245, 80, 13, `rgb(60 60 60 / ${Math.max(0, 1 - t / 3)})`)
    line(pen, "#88a", 2, 36, 192, 286, 192)
    say(pen, "×", 34, 176, 20, "#c22")
    say(pen, "Hold and draw to the right", 160, 214, 13, "#667")
    line(pen, "#1430b0", 4, ...points)
    fill(pen, "#1430b0", ink + 2, 156, 3, 16)
  },
  hand: ({ ink }, { t }) => ({ x: ink + 2, y: 165 + Math.sin(t * 12) * 18, isDown: true }),
  verdict: {
    won: "Signed. That was page 1 of 11.",
    lost: "The receipt has faded to white. It was the only one.",
  },
  crash: ["installer", "Please wait. Your return is being returned."],
  inWords: ["Sign on the line", "Look for the receipt"],
})
