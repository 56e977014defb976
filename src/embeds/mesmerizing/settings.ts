/** The settings of a picture, their form in a link, and random settings. */
import { pick, type Random, randomInt } from "../../lib/game/random"

export const patterns = ["spiral", "whirl", "tunnel", "circles", "lines"] as const

export type Pattern = (typeof patterns)[number]

export type Settings = {
  pattern: Pattern
  /** Per cent of the maximum speed, 5 to 100. */
  speed: number
  /** The number of arms, wedges, centres or gratings, within the range of the pattern. */
  arms: number
  /** The number of bands between the centre and a corner, 4 to 40. */
  density: number
  /** Colours as "#rrggbb". */
  ink: string
  paper: string
  inward: boolean
}

export const facts: Record<Pattern, { name: string; arms: string; minArms: number; maxArms: number }> = {
  spiral: { name: "Archimedean spiral", arms: "Arms", minArms: 1, maxArms: 12 },
  whirl: { name: "Logarithmic spiral", arms: "Arms", minArms: 1, maxArms: 12 },
  tunnel: { name: "Tunnel", arms: "Wedges", minArms: 2, maxArms: 12 },
  circles: { name: "Moiré of circles", arms: "Centres", minArms: 2, maxArms: 4 },
  lines: { name: "Moiré of lines", arms: "Gratings", minArms: 2, maxArms: 4 },
}

export const defaultSettings: Settings = {
  pattern: "spiral",
  speed: 80,
  arms: 3,
  density: 12,
  ink: "#000080",
  paper: "#ffffff",
  inward: false,
}

function clamp(value: number, min: number, max: number, otherwise: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : otherwise
}

/** Returns the nearest settings within the range of the pattern. */
export function fitted(settings: Settings): Settings {
  const { minArms, maxArms } = facts[settings.pattern]
  return {
    ...settings,
    speed: clamp(settings.speed, 5, 100, defaultSettings.speed),
    arms: clamp(settings.arms, minArms, maxArms, Math.max(minArms, defaultSettings.arms)),
    density: clamp(settings.density, 4, 40, defaultSettings.density),
  }
}

/** Formats settings for a link, as "spiral.40.3.12.000080.ffffff.out". */
export function formatLook({ pattern, speed, arms, density, ink, paper, inward }: Settings): string {
  return [pattern, speed, arms, density, ink.slice(1), paper.slice(1), inward ? "in" : "out"].join(".")
}

/** Parses settings from a link; missing or invalid parts get their defaults. */
export function parseLook(look: string): Settings {
  const [pattern, speed, arms, density, ink, paper, way] = look.split(".")
  const number = (text?: string) => (text ? Number(text) : Number.NaN)
  const colour = (text: string | undefined, otherwise: string) =>
    text && /^[0-9a-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : otherwise
  return fitted({
    pattern: patterns.find(known => known === pattern) ?? defaultSettings.pattern,
    speed: number(speed),
    arms: number(arms),
    density: number(density),
    ink: colour(ink, defaultSettings.ink),
    paper: colour(paper, defaultSettings.paper),
    inward: way === "in",
  })
}

const pairs = [
  ["#000080", "#ffffff"],
  ["#008080", "#fff2a8"],
  ["#111111", "#5dff5d"],
  ["#551a8b", "#ffd6f5"],
  ["#7a3b00", "#ffe9b0"],
  ["#ffffff", "#000080"],
  ["#ffd84a", "#2b2b2b"],
  ["#003580", "#f0f0f0"],
] as const

/** Returns random settings, never at maximum speed. */
export function anySettings(random: Random): Settings {
  const pattern = pick(patterns, random)
  const { minArms, maxArms } = facts[pattern]
  const [ink, paper] = pick(pairs, random)
  return {
    pattern,
    speed: 20 + 5 * randomInt(11, random),
    arms: minArms + randomInt(maxArms - minArms + 1, random),
    density: 6 + randomInt(25, random),
    ink,
    paper,
    inward: random() < 0.5,
  }
}
