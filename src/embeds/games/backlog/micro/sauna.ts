import { isBeat, microgame } from "../microgame"
import { disc, fill, oval, person, say } from "../pen"

const limits = [58, 74, 90] as const

type State = { heat: number; steam: number }

export const sauna = microgame<State>({
  instruction: "Outlast them!",
  control: "press",
  start: () => ({ heat: 40, steam: 0 }),
  step: ({ heat, steam }, { isPressed }, { dt }) => {
    const next = {
      heat: heat - 5 * dt + (isPressed ? 9 : 0),
      steam: isPressed ? 1 : Math.max(0, steam - dt * 2),
    }
    return { ...next, outcome: next.heat >= 104 ? "lost" : next.heat >= limits[2] ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { heat, steam }) => {
    fill(pen, "#7a4a22")
    for (let y = 18; y < 240; y += 24) fill(pen, "#633a19", 0, y, 320, 3)
    fill(pen, "#b57a3c", 0, 170, 320, 14)
    const skin = heat > 85 ? "#f0482c" : heat > 65 ? "#f58a62" : "#f2c9a0"
    person(pen, "#fff", 58, 205, 1.1, skin)
    say(pen, "You", 58, 222, 14)
    for (const [i, limit] of limits.entries()) {
      if (heat < limit)
        person(pen, ["#7fb0e0", "#e7d27c", "#9fd49a"][i] ?? "#fff", 130 + i * 46, 205, 1, skin)
      else say(pen, "Out", 130 + i * 46, 190, 14, "#ffd98a")
    }
    fill(pen, "#333", 272, 150, 44, 70)
    for (const x of [280, 294, 308]) disc(pen, "#8a8a8a", x, 148, 9)
    for (let i = 0; i < 6; i++)
      oval(pen, `rgb(255 255 255 / ${steam * 0.5})`, 290 - i * 34, 130 - i * 12, 34, 22)
    fill(pen, "#222", 290, 14, 20, 106)
    fill(pen, "#e33", 293, 117 - Math.min(100, heat), 14, Math.min(100, heat))
    say(pen, `${Math.round(heat)}°`, 268, 24, 16)
  },
  hand: (_, clock) => ({ isPressed: isBeat(clock, 0.4) }),
  verdict: {
    won: "You are the last one in. There is nobody left to tell.",
    lost: "You left first. They are talking about it now.",
  },
  crash: ["blue", "SAUNA.EXE is too hot to close. Use tongs."],
  inWords: ["Throw a little water", "Throw the bucket"],
})
