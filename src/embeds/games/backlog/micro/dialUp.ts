import { isNear, microgame } from "../microgame"
import { disc, fill, hamster, line, ring, say, shape } from "../pen"

type State = { phase: number; loaded: number; x: number; y: number; isOn: boolean }

const signal = (phase: number, t: number) => ({
  x: 160 + 118 * Math.sin(phase + t * 1.5),
  y: 184 + 34 * Math.sin(phase * 2 + t * 2.7),
})

export const dialUp = microgame<State>({
  instruction: "Follow tone!",
  control: "steer",
  start: random => ({ phase: random() * 6, loaded: 0, x: 160, y: 120, isOn: false }),
  step: ({ phase, loaded }, { x, y }, { t, dt }) => {
    const isOn = isNear(signal(phase, t), { x, y }, 46)
    const next = Math.max(0, loaded + (isOn ? 0.3 : -0.04) * dt)
    return { phase, loaded: next, x, y, isOn, outcome: next >= 0.97 ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { phase, loaded, x, y, isOn }, t) => {
    fill(pen, "#0b1030")
    fill(pen, "#223", 70, 8, 180, 122)
    pen.save()
    pen.beginPath()
    pen.rect(70, 8, 180, 122 * loaded)
    pen.clip()
    fill(pen, "#ff9d5c", 70, 8, 180, 122)
    disc(pen, "#ffd83d", 160, 60, 34)
    shape(pen, "#7a2f3a", 70, 130, 120, 82, 170, 110, 250, 90, 250, 130)
    hamster(pen, 160, 100, 1.1)
    pen.restore()
    say(pen, `${Math.round(loaded * 100)}%`, 284, 24, 17, "#6dff8a")
    for (let i = 0; i < 40; i++)
      fill(pen, "#2f6fd0", i * 8, 184 + 34 * Math.sin(t * 8 + i * (isOn ? 0.6 : 2.3)), 4, 4)
    const at = signal(phase, t)
    disc(pen, isOn ? "#6dff8a" : "#ff5a3d", at.x, at.y, 15)
    ring(pen, "#fff", 3, x, y, 26)
    line(pen, "#fff", 1, x, y, at.x, at.y)
  },
  hand: ({ phase }, { t, dt }) => signal(phase, t + dt),
  verdict: {
    won: "97%. Then your mother lifted the phone.",
    lost: "No carrier. Your mother has been on the phone since four.",
  },
  crash: ["melt", "“Hello? Hello? There is a noise on the line.”"],
  inWords: ["Unplug the telephone upstairs", "Call your mother"],
})
