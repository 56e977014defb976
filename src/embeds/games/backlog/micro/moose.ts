import { microgame } from "../microgame"
import { disc, fill, line, oval, shape } from "../pen"

type State = { away: number }

export const moose = microgame<State>({
  instruction: "Stay there!",
  control: "hold",
  start: () => ({ away: 0 }),
  step: ({ away }, { isDown }, { t, dt }) => {
    const next = isDown || t < 0.7 ? away : away + 130 * dt
    return { away: next, outcome: next > 110 ? "lost" : undefined }
  },
  atEnd: "won",
  draw: (pen, { away }, t) => {
    fill(pen, "#07091c")
    for (let i = 0; i < 24; i++) fill(pen, "#cfd6ff", (i * 83) % 320, (i * 37) % 90, 2, 2)
    shape(
      pen,
      "#0d2416",
      0,
      100,
      40,
      70,
      70,
      100,
      110,
      60,
      140,
      104,
      190,
      104,
      230,
      66,
      260,
      100,
      320,
      64,
      320,
      240,
      0,
      240,
    )
    shape(pen, "#2b2c33", 152, 104, 168, 104, 290, 240, 30, 240)
    for (let i = 0; i < 5; i++) {
      const near = ((i / 5 + t * 0.05) % 1) ** 2
      fill(pen, "#d8d8d8", 160 - near * 5, 104 + near * 136, 2 + near * 8, 4 + near * 24)
    }
    const near = Math.min(1, t / 3.6) ** 2
    const glow = 3 + near * 26
    const apart = 4 + near * 62
    for (const x of [160 - apart, 160 + apart]) {
      disc(pen, `rgb(255 244 180 / ${0.1 + near * 0.25})`, x, 112 + near * 44, glow * 2.2)
      disc(pen, "#fff6c2", x, 112 + near * 44, glow)
    }
    const x = 160 + away
    for (const leg of [-34, -22, 18, 30]) fill(pen, "#3a2415", x + leg, 190, 8, 46)
    oval(pen, "#4b3020", x, 176, 48, 28)
    oval(pen, "#4b3020", x, 132, 17, 26)
    oval(pen, "#6b4a33", x, 150, 12, 13)
    for (const side of [-1, 1]) {
      line(pen, "#c9a36a", 6, x + side * 10, 112, x + side * 34, 96, x + side * 52, 76)
      line(pen, "#c9a36a", 5, x + side * 34, 96, x + side * 32, 76)
      line(pen, "#c9a36a", 5, x + side * 43, 87, x + side * 60, 92)
      disc(pen, "#fff", x + side * 7, 126, 4)
      disc(pen, "#111", x + side * 7, 127, 2)
    }
  },
  hand: () => ({ isDown: true }),
  verdict: {
    won: "The car has stopped. You go on standing there.",
    lost: "You left. A moose would not have.",
  },
  crash: ["blue", "MOOSE.EXE is standing in the way."],
  inWords: ["Stand there", "Step aside"],
})
