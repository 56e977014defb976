/** Converts the arguments of CSS colour functions to colours, with the ranges and clamping of CSS Color 4. */
import { type Color, converter } from "culori"
import { commaValues, spaceValues } from "./arguments"
import { ColourError, type Token } from "./tokens"

type Rule = {
  /** The culori name of the channel. */
  key: string
  /** The name in error messages. */
  label: string
  /** The divisor of a plain number; 0 if plain numbers are invalid. */
  unit: number
  /** The value of 100 %, in the unit of the channel; 0 if percentages are invalid. */
  hundred: number
  min?: number
  max?: number
  /** The maximum of a percentage, if it differs from `max`. */
  maxPercent?: number
  angle?: boolean
}

type Form = { mode: string; rules: [Rule, Rule, Rule] }

const hue: Rule = { key: "h", label: "hue", unit: 1, hundred: 0, angle: true }
const channel = (key: string, label: string): Rule => ({
  key,
  label,
  unit: 255,
  hundred: 1,
  min: 0,
  max: 1,
})
const percent = (key: string, label: string): Rule => ({ key, label, unit: 100, hundred: 1, min: 0 })
const light = (hundred: number): Rule => ({
  key: "l",
  label: "lightness",
  unit: 1,
  hundred,
  min: 0,
  max: hundred,
})
const axis = (key: "a" | "b", hundred: number): Rule => ({ key, label: `${key} axis`, unit: 1, hundred })
const chroma = (hundred: number): Rule => ({ key: "c", label: "chroma", unit: 1, hundred, min: 0 })
const free = (key: string): Rule => ({ key, label: key, unit: 1, hundred: 1 })

const rgb: Form = { mode: "rgb", rules: [channel("r", "red"), channel("g", "green"), channel("b", "blue")] }
// CSS Color 4 doesn't limit saturation; browsers clamp percentages to 100, and mostly keep numbers as they are.
const saturation: Rule = { ...percent("s", "saturation"), maxPercent: 1 }
const hsl: Form = {
  mode: "hsl",
  rules: [hue, saturation, { ...percent("l", "lightness"), min: undefined }],
}
const forms: Record<string, Form> = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: { mode: "hwb", rules: [hue, percent("w", "whiteness"), percent("b", "blackness")] },
  lab: { mode: "lab", rules: [light(100), axis("a", 125), axis("b", 125)] },
  lch: { mode: "lch", rules: [light(100), chroma(150), hue] },
  oklab: { mode: "oklab", rules: [light(1), axis("a", 0.4), axis("b", 0.4)] },
  oklch: { mode: "oklch", rules: [light(1), chroma(0.4), hue] },
}

/** The culori names of the spaces of color(). */
export const spaces: Record<string, string> = {
  srgb: "rgb",
  "srgb-linear": "lrgb",
  "display-p3": "p3",
  "display-p3-linear": "p3",
  "a98-rgb": "a98",
  "prophoto-rgb": "prophoto",
  rec2020: "rec2020",
  xyz: "xyz65",
  "xyz-d65": "xyz65",
  "xyz-d50": "xyz50",
}

const degrees: Record<string, number> = { "": 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

function clamped(value: number, { min = -Infinity, max = Infinity }: Rule): number {
  return Math.min(max, Math.max(min, value))
}

/** Returns a channel's value in culori's unit; undefined for "none". */
function channelValue(token: Token, rule: Rule): number | undefined {
  if (token.kind === "word" && token.text === "none") return undefined
  const fail = (message: string): never => {
    throw new ColourError(message, token.from, token.to)
  }
  const wanted = rule.angle ? "an angle" : rule.hundred === 0 ? "a number" : "a number or a percentage"
  if (token.kind !== "number") return fail(`Here should be the ${rule.label}: ${wanted}, or none.`)
  const { value, unit } = token
  const isBounded = rule.min !== undefined && rule.max !== undefined
  if (!Number.isFinite(value) && !isBounded) return fail("This number is larger than any colour.")
  if (unit === "%" && rule.hundred > 0) {
    return clamped((value / 100) * rule.hundred, { ...rule, max: rule.maxPercent ?? rule.max })
  }
  if (rule.angle) {
    const size = degrees[unit]
    if (size === undefined) return fail(`The ${rule.label} is ${wanted}: in deg, grad, rad or turn.`)
    return value * size
  }
  if (unit !== "") return fail(`The ${rule.label} is ${wanted}, without “${unit}”.`)
  return clamped(value / rule.unit, rule)
}

const alphaRule: Rule = { key: "alpha", label: "alpha", unit: 1, hundred: 1, min: 0, max: 1 }

// Converts a rec2020 value for culori 4, which decodes it with a camera's transfer function; CSS Color 4 has since
// changed it to a pure power of 2.4, as on a screen. culori then decodes the result to the light that CSS means.
function asCamera(value: number): number {
  const light = Math.abs(value) ** 2.4
  const [a, b] = [1.09929682680944, 0.018053968510807]
  return Math.sign(value) * (light < b ? 4.5 * light : a * light ** 0.45 - (a - 1))
}

function gammaOf(light: number): number {
  const size = Math.abs(light)
  return Math.sign(light) * (size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055)
}

const toRgb = converter("rgb")

/** Clips an HSL colour to sRGB, as browsers do, instead of gamut-mapping it. */
function cut(colour: Color): Color {
  if (colour.mode !== "hsl") return colour
  const { s = 0, l = 0 } = colour
  if (s <= 1 && l >= 0 && l <= 1) return colour
  const { r, g, b, alpha } = toRgb(colour)
  const inside = (part: number) => Math.min(1, Math.max(0, part))
  const rgb = { mode: "rgb" as const, r: inside(r), g: inside(g), b: inside(b) }
  return "alpha" in colour ? { ...rgb, alpha } : rgb
}

function colorForm(
  body: readonly Token[],
  open: number,
): { form: Form; name: string; rest: readonly Token[] } {
  const [space, ...rest] = body
  const name = space?.kind === "word" ? space.text : ""
  const mode = Object.hasOwn(spaces, name) ? spaces[name] : undefined
  if (mode === undefined) {
    const known = Object.keys(spaces).join(", ")
    throw new ColourError(
      `After color( comes a colour space: ${known}.`,
      space?.from ?? open,
      space?.to ?? open,
    )
  }
  const [x, y, z] = mode.startsWith("xyz") ? "xyz" : "rgb"
  return { form: { mode, rules: [free(x ?? ""), free(y ?? ""), free(z ?? "")] }, name, rest }
}

/**
 * Returns the colour of a function's arguments, which begin at offset `open`. The closing bracket may be missing,
 * as at the end of a style sheet. Throws a ColourError at the first invalid argument.
 */
export function readCoordinates(name: string, rest: readonly Token[], open: number): Color {
  const close = rest.findIndex(token => token.kind === ")")
  const inside = close < 0 ? rest : rest.slice(0, close)
  const after = close < 0 ? undefined : rest[close + 1]
  const end = (close < 0 ? rest.at(-1)?.to : rest[close]?.from) ?? open
  if (after)
    throw new ColourError("The colour ends before this. One at a time, please.", after.from, after.to)

  const colorFunction = name === "color" ? colorForm(inside, open) : null
  const form = colorFunction?.form ?? (Object.hasOwn(forms, name) ? forms[name] : undefined)
  const body = colorFunction?.rest ?? inside
  if (!form) throw new ColourError(`${name}() is not known.`, 0, open)
  const values = body.some(token => token.kind === ",") ? commaValues(name, body, end) : spaceValues(body)
  const missing = form.rules[values.length]
  if (missing) throw new ColourError(`The ${missing.label} is missing: ${name}() has 3 values.`, end, end + 1)
  const extra = values[4]
  if (extra) throw new ColourError("There is nothing after the alpha.", extra.from, extra.to)

  const read: Record<string, number | undefined> = {}
  form.rules.forEach((rule, i) => {
    const token = values[i]
    const value = token && channelValue(token, rule)
    if (value === undefined) return
    read[rule.key] =
      form.mode === "rec2020"
        ? asCamera(value)
        : colorFunction?.name === "display-p3-linear"
          ? gammaOf(value)
          : value
  })
  const alpha = values[3]
  if (alpha) read.alpha = channelValue(alpha, alphaRule)
  return cut({ mode: form.mode, ...read } as unknown as Color)
}
