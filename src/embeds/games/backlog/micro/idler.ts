import { microgame } from "../microgame"
import { disc, fill, oval, say } from "../pen"

type State = { from: { x: number; y: number } | null; isSeen: boolean }

export const idler = microgame<State>({
  instruction: "Do nothing!",
  control: "nothing",
  start: () => ({ from: null, isSeen: false }),
  step: ({ from }, { x, y, isPressed }, { t }) => {
    // Movements in the first moments do not count.
    if (t < 0.8 || !from) return { from: { x, y }, isSeen: false }
    const isSeen = isPressed || Math.hypot(x - from.x, y - from.y) > 12
    return { from, isSeen, outcome: isSeen ? "lost" : undefined }
  },
  atEnd: "won",
  draw: (pen, { isSeen }, t) => {
    fill(pen, "#e8e3f5")
    say(pen, Math.floor(17 + t ** 3 * 9).toLocaleString("en"), 160, 36, 30, "#4a3a8a")
    const squash = 1 - 0.1 * Math.abs(Math.sin(t * 7))
    oval(pen, "#a3202c", 160, 138, 70, 62)
    oval(pen, "#e0404c", 160, 138 - 14 * squash, 64, 50 * squash)
    for (const x of [140, 180]) {
      if (isSeen) disc(pen, "#fff", x, 116, 10)
      fill(pen, "#4a1018", x - 6, isSeen ? 112 : 118, 12, isSeen ? 8 : 3)
    }
    if (t > 1.4 && t < 4) {
      fill(pen, "#1b9e4b", 200, 186, 104, 36)
      say(pen, "CLICK ME", 252, 205, 16)
    }
    if (t > 2.4) say(pen, isSeen ? "Oh." : "...", 160, 218, 18, "#4a3a8a")
  },
  hand: () => ({}),
  verdict: {
    won: "It did very well without you.",
    lost: "It noticed. It can't go on while you watch.",
  },
  crash: ["off", "It has clicked itself away."],
  inWords: ["Look out of the window", "Help it a little"],
})
