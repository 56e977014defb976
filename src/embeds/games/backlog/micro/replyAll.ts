import { approach, microgame } from "../microgame"
import { fill, line, say } from "../pen"

const count = 8
const catchHeight = 190
const maxMissed = 2

type State = { mails: readonly number[]; x: number; caught: readonly number[]; missed: number }

const heightOf = (mail: number, t: number) => -20 + (t - mail * 0.52) * 175

export const replyAll = microgame<State>({
  instruction: "Catch replies!",
  control: "steer",
  seconds: 5.2,
  start: random => ({
    mails: Array.from({ length: count }, () => 40 + random() * 240),
    x: 160,
    caught: [],
    missed: 0,
  }),
  step: ({ mails, x, caught }, input, { t, dt }) => {
    const at = approach(x, Math.max(30, Math.min(290, input.x)), 420 * dt)
    const now = mails.flatMap((mail, i) => {
      const y = heightOf(i, t)
      return !caught.includes(i) && y > catchHeight - 12 && y < catchHeight + 12 && Math.abs(mail - at) < 40
        ? [i]
        : []
    })
    const all = [...caught, ...now]
    const missed = mails.filter((_, i) => !all.includes(i) && heightOf(i, t) > catchHeight + 30).length
    return { mails, x: at, caught: all, missed, outcome: missed > maxMissed ? "lost" : undefined }
  },
  atEnd: "won",
  draw: (pen, { mails, x, caught, missed }, t) => {
    fill(pen, "#355a86")
    for (const [i, mail] of mails.entries()) {
      const y = heightOf(i, t)
      if (caught.includes(i) || y < -20) continue
      fill(pen, "#fff", mail - 22, y - 14, 44, 28)
      line(pen, "#888", 2, mail - 22, y - 14, mail, y + 3, mail + 22, y - 14)
      say(pen, "RE: ALL", mail, y + 8, 9, "#a00")
    }
    fill(pen, "#c9a36a", x - 38, catchHeight, 76, 30)
    fill(pen, "#8a6a3a", x - 38, catchHeight, 76, 6)
    say(pen, "IN", x, catchHeight + 18, 15, "#432")
    say(pen, `${4000 - caught.length} to go`, 250, 16, 13, "#dde")
    say(pen, "×".repeat(missed), 40, 18, 22, "#ff8a8a")
  },
  hand: ({ mails, caught }, { t }) => {
    const next = mails.findIndex((_, i) => !caught.includes(i) && heightOf(i, t) < catchHeight + 10)
    return { x: mails[next] ?? 160 }
  },
  verdict: {
    won: "All caught. Somebody has just thanked everybody.",
    lost: "Three got through, and each asked to be taken off the list.",
  },
  crash: ["dialog", "Please stop replying to this crash. Please stop replying to this crash."],
  inWords: ["Delete it", "Ask everybody to stop"],
})
