/** The settings of a code, and their form in a link. */

export const levels = ["L", "M", "Q", "H"] as const
export type Level = (typeof levels)[number]

export type Settings = {
  level: Level
  /** Colours as "#rrggbb". */
  ink: string
  paper: string
  /** The desired width in pixels, 100 to 1200. */
  size: number
  /** The quiet zone in modules, 0 to 10. */
  margin: number
  /** True to draw Pertti in the middle. */
  logo: boolean
}

export const first: Settings = {
  level: "M",
  ink: "#000000",
  paper: "#ffffff",
  size: 300,
  margin: 4,
  logo: false,
}

export const sizes = { min: 100, max: 1200, step: 20 }
export const maxMargin = 10

/** Returns the effective level: the highest if the hamster covers part of the code. */
export function levelOf({ level, logo }: Settings): Level {
  return logo ? "H" : level
}

/** Formats settings for a link, as "M.000000.ffffff.300.4.plain". */
export function formatLook({ level, ink, paper, size, margin, logo }: Settings): string {
  return [level, ink.slice(1), paper.slice(1), size, margin, logo ? "pertti" : "plain"].join(".")
}

/** Parses settings from a link; missing or invalid parts get their defaults. */
export function parseLook(look: string): Settings {
  const [level, ink, paper, size, margin, logo] = look.split(".")
  const colour = (text: string | undefined, otherwise: string) =>
    text && /^[0-9a-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : otherwise
  const number = (text: string | undefined, min: number, max: number, otherwise: number) =>
    text && /^\d{1,4}$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : otherwise
  return {
    level: levels.find(known => known === level) ?? first.level,
    ink: colour(ink, first.ink),
    paper: colour(paper, first.paper),
    size: number(size, sizes.min, sizes.max, first.size),
    margin: number(margin, 0, maxMargin, first.margin),
    logo: logo === "pertti",
  }
}
