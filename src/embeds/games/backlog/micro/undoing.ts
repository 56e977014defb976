import { microgame } from "../microgame"
import { disc, fill, line, oval, say, shape } from "../pen"

const whole = 0.25

/** The place in time: 1 is broken, `whole` the table's edge, 0 the nest, and below it what was before the egg. */
type State = { time: number }

export const undoing = microgame<State>({
  instruction: "Unbreak it!",
  control: "hold",
  start: () => ({ time: 1 }),
  step: ({ time }, { isDown }, { dt }) => {
    const next = Math.min(1, time + (isDown ? -0.5 : 0.22) * dt)
    return { time: next, outcome: next < -0.45 ? "lost" : undefined }
  },
  atEnd: ({ time }) => (time < whole ? "won" : "lost"),
  draw: (pen, { time }) => {
    fill(pen, "#cfe3d8")
    fill(pen, "#a8794a", 0, 206, 320, 34)
    fill(pen, "#8a5a30", 60, 96, 150, 12)
    fill(pen, "#8a5a30", 72, 108, 10, 98)
    fill(pen, "#8a5a30", 188, 108, 10, 98)
    if (time > 0.95) {
      oval(pen, "#fff", 236, 210, 40, 10)
      disc(pen, "#ffc02e", 236, 206, 12)
      shape(pen, "#f6ead8", 200, 206, 212, 190, 220, 206)
    } else if (time > whole) {
      const down = (time - whole) / (0.95 - whole)
      oval(pen, "#f6ead8", 214 + down * 22, 84 + down ** 2 * 112, 14, 18)
    } else if (time > 0) oval(pen, "#f6ead8", 120 + (time / whole) * 86, 78, 14, 18)
    else if (time > -0.25) {
      const size = Math.min(1, -time * 6)
      oval(pen, "#fff", 126, 74, 30 * size, 22 * size)
      disc(pen, "#fff", 154, 54, 12 * size)
      shape(pen, "#e9942a", 164, 54, 176, 58, 164, 62)
      shape(pen, "#d22", 146, 44, 152, 36, 158, 44)
    } else {
      oval(pen, "#4f9a4a", 130, 66, 56, 34)
      line(pen, "#4f9a4a", 22, 176, 56, 214, 24)
      oval(pen, "#4f9a4a", 226, 24, 26, 14)
      disc(pen, "#fff", 232, 20, 4)
    }
    say(pen, time < 0 ? "Too far back" : time < whole ? "There" : "Broken", 160, 221, 16)
  },
  hand: ({ time }) => ({ isDown: time > 0.15 }),
  verdict: {
    won: "The egg is whole. You may take that back, too.",
    lost: "You went past the egg, or never reached it.",
  },
  crash: ["off", "This crash has been taken back. So has the game."],
  inWords: ["Undo once", "Undo until there is nothing left"],
})
