/**
 * The CSS notations of a colour. To add one, add an entry to `notations`: the copy buttons, the parser and the sentence
 * about colours outside sRGB are made from it. An entry without `functions` and `syntax` is only written; parse.ts reads it
 * if it is hex or color().
 */
import { converter, formatHex, formatHex8 } from "culori"
import { type ColourDescription, filled, short } from "./logic"
import {
  type ColourSyntax,
  hslSyntax,
  hwbSyntax,
  labSyntax,
  lchSyntax,
  oklabSyntax,
  oklchSyntax,
  rgbSyntax,
} from "./syntax"

const toHsl = converter("hsl")
const toHwb = converter("hwb")
const toLab = converter("lab")
const toLch = converter("lch")
const toOklab = converter("oklab")
const toOklch = converter("oklch")
const toP3 = converter("p3")
const toXyz = converter("xyz65")

export type NotationSpec = {
  /** The name on its copy button. */
  label: string
  /** True for a notation limited to sRGB: colours outside are written as the nearest one inside. */
  isLimitedToSrgb?: boolean
  /** True if its values are too long for half a row. */
  isLong?: boolean
  /** The names of its CSS function and the function's syntax; absent for hex and for color(). */
  functions?: readonly string[]
  syntax?: ColourSyntax
  /** Formats a colour; with `commas` in CSS 2's syntax, if the notation has one. */
  write: (facts: ColourDescription, commas: boolean) => string
}

type Value = number | string

/** Joins values as CSS Color 4 does: "name(1 2 3)", or "name(1 2 3 / 0.5)" with an alpha below 1. */
function spaced(name: string, values: readonly Value[], alpha: number, before = ""): string {
  return `${name}(${before}${values.join(" ")}${alpha < 1 ? ` / ${short(alpha, 4)}` : ""})`
}

/** Joins values as CSS 2 does: "name(1, 2, 3)", or "namea(1, 2, 3, 0.5)" with an alpha below 1. */
function withCommas(name: string, values: readonly Value[], alpha: number): string {
  return alpha < 1 ? `${name}a(${[...values, short(alpha, 4)].join(", ")})` : `${name}(${values.join(", ")})`
}

const percent = (part: number) => `${short(part * 100, 2)}%`

/** Returns a colour's hue in degrees, 0 up to 360; a grey keeps the hue in its source text. */
function hueOf({ colour, rgb }: ColourDescription): string {
  const { h, s } = toHsl(rgb)
  const hue = s > 0.00005 || (colour.mode !== "hsl" && colour.mode !== "hwb") ? (h ?? 0) : (colour.h ?? 0)
  return short(Number((((hue % 360) + 360) % 360).toFixed(2)) % 360, 2)
}

export const notations = {
  hsl: {
    label: "HSL",
    isLimitedToSrgb: true,
    functions: ["hsl", "hsla"],
    syntax: hslSyntax,
    write(facts, commas) {
      const { s, l } = toHsl(facts.rgb)
      const values = [hueOf(facts), percent(s), percent(l)]
      return (commas ? withCommas : spaced)("hsl", values, facts.alpha)
    },
  },
  rgb: {
    label: "RGB",
    isLimitedToSrgb: true,
    functions: ["rgb", "rgba"],
    syntax: rgbSyntax,
    write({ rgb, alpha }, commas) {
      const bytes = [rgb.r, rgb.g, rgb.b].map(part => Math.round(part * 255))
      return (commas ? withCommas : spaced)("rgb", bytes, alpha)
    },
  },
  hex: {
    label: "hex",
    isLimitedToSrgb: true,
    write: ({ rgb, alpha }) => (alpha < 1 ? formatHex8({ ...rgb, alpha }) : formatHex(rgb)),
  },
  hwb: {
    label: "HWB",
    isLimitedToSrgb: true,
    functions: ["hwb"],
    syntax: hwbSyntax,
    write(facts) {
      const { w, b } = toHwb(facts.rgb)
      return spaced("hwb", [hueOf(facts), percent(w), percent(b)], facts.alpha)
    },
  },
  lab: {
    label: "Lab",
    functions: ["lab"],
    syntax: labSyntax,
    write({ colour, isGrey, alpha }) {
      const { l, a, b } = filled(toLab(colour))
      const axes = isGrey ? [0, 0] : [short(a, 2), short(b, 2)]
      return spaced("lab", [short(l, 2), ...axes], alpha)
    },
  },
  lch: {
    label: "LCH",
    functions: ["lch"],
    syntax: lchSyntax,
    write({ colour, isGrey, alpha }) {
      const { l, c, h = 0 } = filled(toLch(colour))
      const chromaAndHue = isGrey ? [0, 0] : [short(c, 2), short(h, 2)]
      return spaced("lch", [short(l, 2), ...chromaAndHue], alpha)
    },
  },
  oklab: {
    label: "OKLab",
    functions: ["oklab"],
    syntax: oklabSyntax,
    write({ colour, isGrey, alpha }) {
      const { l, a, b } = filled(toOklab(colour))
      const axes = isGrey ? [0, 0] : [short(a, 5), short(b, 5)]
      return spaced("oklab", [short(l, 5), ...axes], alpha)
    },
  },
  oklch: {
    label: "OKLCH",
    functions: ["oklch"],
    syntax: oklchSyntax,
    write({ colour, isGrey, alpha }) {
      const { l, c, h = 0 } = filled(toOklch(colour))
      const chromaAndHue = isGrey ? [0, 0] : [short(c, 5), short(h, 2)]
      return spaced("oklch", [short(l, 5), ...chromaAndHue], alpha)
    },
  },
  "display-p3": {
    label: "P3",
    isLong: true,
    write({ colour, isGrey, alpha }) {
      const { r, g, b } = filled(toP3(colour))
      const level = (r + g + b) / 3
      const parts = isGrey ? [level, level, level] : [r, g, b]
      return spaced(
        "color",
        parts.map(part => short(part, 4)),
        alpha,
        "display-p3 ",
      )
    },
  },
  xyz: {
    label: "XYZ",
    isLong: true,
    write({ colour, alpha }) {
      const { x, y, z } = filled(toXyz(colour))
      return spaced(
        "color",
        [x, y, z].map(part => short(part, 5)),
        alpha,
        "xyz ",
      )
    },
  },
} as const satisfies Record<string, NotationSpec>

export type Notation = keyof typeof notations

/** The names of all notations, in the order shown. */
export const notationNames = Object.keys(notations) as Notation[]

/** The entries of the table without their literal types. */
export const notationSpecs: readonly NotationSpec[] = Object.values(notations)

/** The labels of the notations limited to sRGB, as a list in a sentence. */
export function srgbNotations(): string {
  return new Intl.ListFormat("en-GB").format(
    notationSpecs.filter(({ isLimitedToSrgb }) => isLimitedToSrgb).map(({ label }) => label),
  )
}

/** Formats a colour in a notation, precisely enough to parse to the same 8-bit channels. */
export function formatColour(facts: ColourDescription, notation: Notation, commas = false): string {
  return notations[notation].write(facts, commas)
}

export type FormattedColour = {
  notation: Notation
  label: string
  text: string
  /** True if the text is that of the nearest colour in sRGB. */
  isNearest: boolean
  isLong: boolean
}

/** Formats a colour in every notation. */
export function formatAll(facts: ColourDescription, commas: boolean): FormattedColour[] {
  return notationNames.map(notation => {
    const { label, write, isLimitedToSrgb = false, isLong = false }: NotationSpec = notations[notation]
    const isNearest = facts.gamut !== "srgb" && isLimitedToSrgb
    return { notation, label, text: write(facts, commas), isNearest, isLong }
  })
}
