import { shuffle } from "../../../../lib/game/random"
import { microgame } from "../microgame"
import { disc, fill, isIn, say } from "../pen"

const things = ["FRIDGE", "LAMP", "CHAIN", "SAUNA"] as const
const colours = ["#e0a030", "#4fa0d0", "#8fc060", "#d06090"]

/** `ends[plug]` is the thing that hangs on a plug. */
type State = { ends: readonly number[]; pulled: number | null }

const xOf = (place: number) => 46 + place * 76

export const blockchain = microgame<State>({
  instruction: "Unplug chain!",
  control: "aim",
  seconds: 6,
  start: random => {
    const ends = shuffle([0, 1, 2, 3], random)
    // A cable that hangs straight down would be found at once.
    return { ends: ends[2] === 2 ? [...ends.slice(1), ends[0] ?? 0] : ends, pulled: null }
  },
  step: (state, input) => {
    const plug = input.isPressed ? state.ends.findIndex((_, i) => isIn(input, xOf(i) - 32, 184, 64, 56)) : -1
    if (plug < 0) return state
    return { ...state, pulled: plug, outcome: state.ends[plug] === 2 ? "won" : "lost" }
  },
  atEnd: "lost",
  draw: (pen, { ends, pulled }) => {
    fill(pen, pulled !== null && ends[pulled] === 2 ? "#f3e3a0" : "#20242e")
    for (const [plug, thing] of ends.entries()) {
      pen.strokeStyle = colours[(plug * 3 + 1) % 4] ?? "#fff"
      pen.lineWidth = 6
      pen.beginPath()
      pen.moveTo(xOf(thing), 66)
      pen.bezierCurveTo(xOf(thing), 150, xOf(plug), 90, xOf(plug), 200)
      pen.stroke()
    }
    for (const [place, thing] of things.entries()) {
      fill(pen, thing === "CHAIN" ? "#e0242e" : "#dfe3ea", xOf(place) - 34, 30, 68, 38)
      say(pen, thing, xOf(place), 49, 13, thing === "CHAIN" ? "#fff" : "#222")
    }
    for (const [plug] of ends.entries()) {
      const y = pulled === plug ? 222 : 206
      fill(pen, "#f4f4f4", xOf(plug) - 22, y - 14, 44, 28)
      disc(pen, "#222", xOf(plug) - 8, y, 4)
      disc(pen, "#222", xOf(plug) + 8, y, 4)
    }
  },
  hand: ({ ends }, { t }) => ({ x: xOf(ends.indexOf(2)), y: 206, isPressed: t > 2.4 }),
  verdict: {
    won: "Unplugged. A village in Kainuu can fry eggs again.",
    lost: "That was something useful. White has lost anyway.",
  },
  crash: ["installer", "Confirming this crash with 6,000 other computers."],
  inWords: ["Follow the warm cable", "Pull the nearest one"],
})
