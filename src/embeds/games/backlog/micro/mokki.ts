import { isBeat, isNear, microgame } from "../microgame"
import { disc, fill, line, oval, person, shape } from "../pen"

type State = { phases: readonly number[]; swatted: readonly number[]; x: number; y: number; t: number }

const needed = 3

const at = (phase: number, t: number) => ({
  x: 160 + 120 * Math.sin(phase * 7 + t * 1.3),
  y: 110 + 70 * Math.sin(phase * 5 + t * 1.9),
})

export const mokki = microgame<State>({
  instruction: "Swat three!",
  control: "aim",
  seconds: 6,
  start: random => ({ phases: Array.from({ length: 6 }, random), swatted: [], x: 160, y: 120, t: 0 }),
  step: ({ phases, swatted }, { x, y, isPressed }, { t }) => {
    const hits = isPressed
      ? phases.flatMap((phase, i) => (!swatted.includes(i) && isNear(at(phase, t), { x, y }, 30) ? [i] : []))
      : []
    const next = [...swatted, ...hits]
    return { phases, swatted: next, x, y, t, outcome: next.length >= needed ? "won" : undefined }
  },
  atEnd: "lost",
  draw: (pen, { phases, swatted, x, y }, t) => {
    fill(pen, "#f6c98a")
    fill(pen, "#5f93b8", 0, 120, 320, 120)
    shape(pen, "#2f5a38", 0, 120, 40, 84, 90, 120, 150, 92, 220, 120, 280, 80, 320, 120)
    fill(pen, "#8a5a30", 0, 200, 320, 40)
    for (const [i, colour] of ["#c44", "#4a8", "#88c"].entries()) person(pen, colour, 70 + i * 90, 222, 0.9)
    for (const [i, phase] of phases.entries()) {
      const place = at(phase, t)
      if (swatted.includes(i)) continue
      oval(pen, "#ffffffb0", place.x - 6, place.y - 6, 8, 4)
      oval(pen, "#ffffffb0", place.x + 6, place.y - 6, 8, 4)
      oval(pen, "#222", place.x, place.y, 4, 9)
      line(pen, "#222", 2, place.x, place.y + 9, place.x, place.y + 17)
    }
    line(pen, "#933", 4, x, y + 14, x + 8, y + 60)
    disc(pen, "#d86a6acc", x, y, 18)
  },
  hand: ({ phases, swatted }, clock) => {
    const next = phases.findIndex((_, i) => !swatted.includes(i))
    return { ...at(phases[next] ?? 0, clock.t + clock.dt), isPressed: isBeat(clock, 0.7) }
  },
  verdict: {
    won: "Three. They have told the others.",
    lost: "They have carried off your aunt.",
  },
  crash: ["fall", "It has begun to rain. Everybody indoors."],
  inWords: ["Clap your hands", "Wave politely"],
})
