/** The settings of a code: what they may be, and as a link. */

export const levels = ["L", "M", "Q", "H"] as const
export type Level = (typeof levels)[number]

export type Settings = {
  level: Level
  /** Colours as "#rrggbb". */
  ink: string
  paper: string
  /** Pixels a side that are wanted: 100 to 1200. */
  size: number
  /** Modules of empty paper round the code: 0 to 10. */
  margin: number
  /** Whether Pertti sits in the middle. */
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

export const sizes = { least: 100, most: 1200, step: 20 }
export const maxMargin = 10

/** The level that is used: with a hamster on the code it is the strongest. */
export function levelOf({ level, logo }: Settings): Level {
  return logo ? "H" : level
}

/** Settings for a link, as "M.000000.ffffff.300.4.plain". */
export function formatLook({ level, ink, paper, size, margin, logo }: Settings): string {
  return [level, ink.slice(1), paper.slice(1), size, margin, logo ? "pertti" : "plain"].join(".")
}

/** Settings from a link; what is missing or wrong in it is as at first. */
export function parseLook(look: string): Settings {
  const [level, ink, paper, size, margin, logo] = look.split(".")
  const colour = (text: string | undefined, otherwise: string) =>
    text && /^[0-9a-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : otherwise
  const number = (text: string | undefined, least: number, most: number, otherwise: number) =>
    text && /^\d{1,4}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : otherwise
  return {
    level: levels.find(known => known === level) ?? first.level,
    ink: colour(ink, first.ink),
    paper: colour(paper, first.paper),
    size: number(size, sizes.least, sizes.most, first.size),
    margin: number(margin, 0, maxMargin, first.margin),
    logo: logo === "pertti",
  }
}
