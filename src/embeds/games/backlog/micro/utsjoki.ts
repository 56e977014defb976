import { microgame } from "../microgame"
import { disc, fill, line, oval, say, shape } from "../pen"

const horizon = 176

type State = { y: number; speed: number }

export const utsjoki = microgame<State>({
  instruction: "No night!",
  control: "press",
  start: () => ({ y: 56, speed: 0 }),
  step: ({ y, speed }, { isPressed }, { dt }) => {
    const v = isPressed ? -120 : speed + 180 * dt
    const next = { y: Math.max(34, y + v * dt), speed: v }
    return { ...next, outcome: next.y > horizon + 12 ? "lost" : undefined }
  },
  atEnd: "won",
  draw: (pen, { y }, t) => {
    const dusk = Math.max(0, Math.min(1, (y - 60) / 120))
    fill(pen, `rgb(${150 - dusk * 60} ${200 - dusk * 130} ${235 - dusk * 120})`)
    disc(pen, "#fff3b0", 160, y, 26)
    disc(pen, "#ffd83d", 160, y, 20)
    shape(pen, "#33603a", 0, horizon, 70, 150, 150, horizon, 240, 152, 320, horizon, 320, 240, 0, 240)
    line(pen, "#7fb6d8", 12, 20, 238, 100, 210, 190, 214, 310, 236)
    oval(pen, "#30204a", 262, 190, 26, 34)
    for (const x of [252, 272]) {
      disc(pen, "#ff5a3d", x, 176, 6)
      shape(pen, "#30204a", x - 8, 164, x, 140, x + 8, 164)
    }
    for (let x = 250; x < 276; x += 7) shape(pen, "#fff", x, 196, x + 6, 196, x + 3, 204)
    fill(pen, "#fff", 234, 206, 14, 10)
    say(pen, y > 140 ? "Now?" : t > 3 ? "Hm." : "Not yet.", 262, 126, 14, "#222")
  },
  hand: ({ y, speed }) => ({ isPressed: y > 110 && speed > 0 }),
  verdict: {
    won: "It did not get dark. The monster has gone on holiday.",
    lost: "It got dark. In June. Nobody has ever done that.",
  },
  crash: ["credits", "The Monster: on leave until September"],
  inWords: ["Leave the curtains open", "Draw the curtains"],
})
