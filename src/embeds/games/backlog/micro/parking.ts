import { randomInt } from "../../../../lib/game/random"
import { isNear, microgame } from "../microgame"
import { disc, fill, say } from "../pen"

const bays = Array.from({ length: 12 }, (_, i) => ({ x: 44 + (i % 4) * 77, y: 62 + Math.floor(i / 4) * 68 }))

type State = { mine: number; x: number; y: number; honking: number }

export const parking = microgame<State>({
  instruction: "Find yours!",
  control: "aim",
  seconds: 6,
  start: random => ({ mine: randomInt(bays.length, random), x: 160, y: 120, honking: -1 }),
  step: ({ mine, honking }, { x, y, isPressed }) => {
    const at = isPressed ? bays.findIndex(bay => isNear(bay, { x, y }, 32)) : -1
    return { mine, x, y, honking: at < 0 ? honking : at, outcome: at === mine ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { mine, x, y, honking }) => {
    fill(pen, "#3c3f46")
    say(pen, "3", 160, 130, 120, "#484c55")
    for (const [i, bay] of bays.entries()) {
      fill(pen, "#d8d8d8", bay.x - 37, bay.y - 28, 2, 56)
      const colour = i === mine ? "#e0242e" : (["#8a93a5", "#59657c", "#a3a08e"][i % 3] ?? "#888")
      fill(pen, colour, bay.x - 26, bay.y - 12, 52, 22)
      fill(pen, colour, bay.x - 16, bay.y - 24, 32, 14)
      fill(pen, "#bfe3f5", bay.x - 12, bay.y - 21, 24, 9)
      disc(pen, "#111", bay.x - 15, bay.y + 11, 7)
      disc(pen, "#111", bay.x + 15, bay.y + 11, 7)
    }
    pen.fillStyle = "rgb(0 0 0 / .93)"
    pen.beginPath()
    pen.rect(0, 0, 320, 240)
    pen.arc(x, y, 50, 0, 2 * Math.PI, true)
    pen.fill()
    const honk = bays[honking]
    if (honk && honking !== mine) say(pen, "Not yours", honk.x, honk.y - 30, 14, "#ffd83d")
    say(pen, "Yours is red", 160, 14, 14, "#ff8a8a")
  },
  hand: ({ mine }, { t }) => ({
    x: 20 + ((t * 120) % 280),
    y: bays[mine]?.y ?? 0,
    ...(t > 2 ? { ...bays[mine], isPressed: true } : {}),
  }),
  verdict: {
    won: "That is your car. You came by bus today.",
    lost: "The hall has closed. There was some crying.",
  },
  crash: ["off", "The light went out. It is on a timer."],
  inWords: ["Press the key and listen", "Walk up the ramp"],
})
