/** The settings of a banner, and their form in a link. */

export const formats = {
  banner: { name: "Banner, 468 x 60", width: 468, height: 60, maxLines: 3 },
  badge: { name: "Badge, 88 x 31", width: 88, height: 31, maxLines: 2 },
} as const
export type Format = keyof typeof formats

export const patterns = {
  plain: "One colour",
  stripes: "Stripes",
  checks: "Checks",
  dots: "Dots",
  sunset: "Sunset",
  construction: "Under construction",
} as const
export type Pattern = keyof typeof patterns

export const motions = {
  still: "Nothing",
  blink: "The text blinks",
  turns: "Lines take turns",
  pattern: "The pattern moves",
} as const
export type Motion = keyof typeof motions

export const hamsters = {
  none: "No",
  left: "On the left",
  right: "On the right",
  walks: "Walks across",
} as const
export type Hamster = keyof typeof hamsters

export type Settings = {
  format: Format
  /** The lines as one text; those beyond the format's maximum are not drawn. */
  text: string
  pattern: Pattern
  motion: Motion
  hamster: Hamster
  /** Colours as "#rrggbb". */
  ink: string
  paper: string
  second: string
}

export const first: Settings = {
  format: "banner",
  text: "My home page\nNow with a hamster",
  pattern: "stripes",
  motion: "blink",
  hamster: "left",
  ink: "#ffff00",
  paper: "#000080",
  second: "#0000c8",
}

/** The default colours of a sunset. */
const dusk = { paper: "#ff8c42", second: "#5b1a6e" }

/** Applies a choice. A sunset gets its own colours while the colours are still the defaults of other patterns. */
export function withPart(settings: Settings, part: Partial<Settings>): Settings {
  const untouched = settings.paper === first.paper && settings.second === first.second
  return { ...settings, ...(part.pattern === "sunset" && untouched ? dusk : {}), ...part }
}

/** The maximum length of the text; more never fits on a banner. */
export const maxText = 240

/**
 * Formats the look for a link, as "banner.stripes.blink.left.ffff00.000080.0000c8"; the text has a parameter of its
 * own.
 */
export function formatLook({ format, pattern, motion, hamster, ink, paper, second }: Settings): string {
  return [format, pattern, motion, hamster, ink.slice(1), paper.slice(1), second.slice(1)].join(".")
}

function known<Key extends string>(
  table: Record<Key, unknown>,
  text: string | undefined,
  otherwise: Key,
): Key {
  return (Object.keys(table) as Key[]).find(key => key === text) ?? otherwise
}

/** Parses the look of a link; missing or invalid parts get their defaults, and the text is the default one. */
export function parseLook(look: string): Settings {
  const [format, pattern, motion, hamster, ink, paper, second] = look.split(".")
  const colour = (part: string | undefined, otherwise: string) =>
    part && /^[0-9a-f]{6}$/i.test(part) ? `#${part.toLowerCase()}` : otherwise
  return {
    format: known(formats, format, first.format),
    text: first.text,
    pattern: known(patterns, pattern, first.pattern),
    motion: known(motions, motion, first.motion),
    hamster: known(hamsters, hamster, first.hamster),
    ink: colour(ink, first.ink),
    paper: colour(paper, first.paper),
    second: colour(second, first.second),
  }
}
