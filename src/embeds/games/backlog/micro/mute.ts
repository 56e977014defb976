import { microgame } from "../microgame"
import { disc, fill, hamster, say } from "../pen"

const lookSeconds = 0.75
const finish = 150

type State = { looks: readonly number[]; gone: number }

const isLooking = (looks: readonly number[], t: number) => looks.some(at => t >= at && t < at + lookSeconds)

export const mute = microgame<State>({
  instruction: "Sneak out!",
  control: "hold",
  start: random => ({ looks: [1.1 + random() * 0.5, 2.7 + random() * 0.5, 4.2], gone: 0 }),
  step: ({ looks, gone }, { isDown }, { t, dt }) => {
    const next = gone + (isDown ? 78 * dt : 0)
    const isCaught = isDown && isLooking(looks, t)
    return { looks, gone: next, outcome: isCaught ? "lost" : next >= finish ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { looks, gone }, t) => {
    fill(pen, "#1d1f24")
    const looking = isLooking(looks, t)
    const soon = looks.some(at => t >= at - 0.4 && t < at)
    for (let i = 0; i < 4; i++) {
      const x = 20 + (i % 2) * 142
      const y = 12 + Math.floor(i / 2) * 78
      fill(pen, looking ? "#7a2630" : "#3a4250", x, y, 136, 72)
      disc(pen, ["#f2c9a0", "#e0b088", "#c99a70", "#ffe0c0"][i] ?? "#fff", x + 68, y + 38, 24)
      const eye = looking ? 42 : 34
      for (const side of [-9, 9]) {
        if (!soon && !looking) fill(pen, "#333", x + 68 + side - 4, y + 36, 8, 2)
        else {
          disc(pen, "#fff", x + 68 + side, y + 35, 5)
          disc(pen, "#111", x + 68 + side, y + eye, 2.5)
        }
      }
    }
    fill(pen, "#2a2d33", 0, 172, 320, 68)
    fill(pen, "#8a5a30", 276, 176, 34, 62)
    disc(pen, "#ffd83d", 282, 208, 3)
    hamster(pen, 40 + gone * 1.5, 214 + (gone % 8 > 4 ? 2 : 0), 0.75)
    say(pen, looking ? "Are you there?" : "next slide, please", 150, 184, 13, looking ? "#ff9a9a" : "#889")
  },
  hand: ({ looks }, { t }) => ({ isDown: !looks.some(at => t > at - 0.1 && t < at + lookSeconds + 0.05) }),
  verdict: {
    won: "You are out. The meeting is about you now.",
    lost: "They saw you. You have been given an action point.",
  },
  crash: ["hourglass", "The host will let you out soon."],
  inWords: ["Freeze like a bad connection", "Wave goodbye"],
})
