/** Converts the arguments of CSS colour functions to colours, with the ranges and clamping of CSS Color 4. */
import { type Color, converter } from "culori"
import { commaValues, spaceValues } from "./arguments"
import { notationSpecs } from "./notations"
import { alphaRule, type ChannelRule, type ColourSyntax, colorFunctionSyntax } from "./syntax"
import { ColourError, type Token } from "./tokens"

/** The functions that the notations have a syntax for, by name. */
const syntaxes: ReadonlyMap<string, ColourSyntax> = new Map(
  notationSpecs.flatMap(({ functions = [], syntax }) =>
    syntax ? functions.map(name => [name, syntax] as const) : [],
  ),
)

/** The names of the colour functions that are parsed here. */
export const colourFunctions: readonly string[] = [...syntaxes.keys(), "color"]

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

function clamped(value: number, { min = -Infinity, max = Infinity }: ChannelRule): number {
  return Math.min(max, Math.max(min, value))
}

/** Returns a channel's value in culori's unit; undefined for "none". */
function channelValue(token: Token, rule: ChannelRule): number | undefined {
  if (token.kind === "word" && token.text === "none") return undefined
  const fail = (message: string): never => {
    throw new ColourError(message, token.from, token.to)
  }
  const wanted = rule.isAngle
    ? "an angle"
    : rule.fullPercent === null
      ? "a number"
      : "a number or a percentage"
  if (token.kind !== "number") return fail(`Here should be the ${rule.label}: ${wanted}, or none.`)
  const { value, unit } = token
  const isBounded = rule.min !== undefined && rule.max !== undefined
  if (!Number.isFinite(value) && !isBounded) return fail("This number is larger than any colour.")
  if (unit === "%" && rule.fullPercent !== null) {
    return clamped((value / 100) * rule.fullPercent, { ...rule, max: rule.maxPercent ?? rule.max })
  }
  if (rule.isAngle) {
    const factor = degrees[unit]
    if (factor === undefined) return fail(`The ${rule.label} is ${wanted}: in deg, grad, rad or turn.`)
    return value * factor
  }
  if (unit !== "") return fail(`The ${rule.label} is ${wanted}, without “${unit}”.`)
  return clamped(value / rule.divisor, rule)
}

// Converts a rec2020 value for culori 4, which decodes it with a camera's transfer function; CSS Color 4 has since
// changed it to a pure power of 2.4, as on a screen. culori then decodes the result to the light that CSS means.
function toCameraGamma(value: number): number {
  const light = Math.abs(value) ** 2.4
  const [a, b] = [1.09929682680944, 0.018053968510807]
  return Math.sign(value) * (light < b ? 4.5 * light : a * light ** 0.45 - (a - 1))
}

/** Applies the transfer function of sRGB, which Display P3 shares, to linear light. */
function toSrgbGamma(light: number): number {
  const size = Math.abs(light)
  return Math.sign(light) * (size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055)
}

const toRgb = converter("rgb")

/** Clips an HSL colour to sRGB, as browsers do, instead of gamut-mapping it. */
function clipHsl(colour: Color): Color {
  if (colour.mode !== "hsl") return colour
  const { s = 0, l = 0 } = colour
  if (s <= 1 && l >= 0 && l <= 1) return colour
  const { r, g, b, alpha } = toRgb(colour)
  const clip = (part: number) => Math.min(1, Math.max(0, part))
  const rgb = { mode: "rgb" as const, r: clip(r), g: clip(g), b: clip(b) }
  return "alpha" in colour ? { ...rgb, alpha } : rgb
}

/** Reads the space of color() and its syntax; `rest` are the tokens after the space. Throws a ColourError. */
function readSpace(
  body: readonly Token[],
  open: number,
): { syntax: ColourSyntax; name: string; rest: readonly Token[] } {
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
  return { syntax: colorFunctionSyntax(mode), name, rest }
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

  const colorFunction = name === "color" ? readSpace(inside, open) : null
  const syntax = colorFunction?.syntax ?? syntaxes.get(name)
  const body = colorFunction?.rest ?? inside
  if (!syntax) throw new ColourError(`${name}() is not known.`, 0, open)
  const values = body.some(token => token.kind === ",")
    ? commaValues(name, syntax, body, end)
    : spaceValues(body)
  const missing = syntax.channels[values.length]
  if (missing) throw new ColourError(`The ${missing.label} is missing: ${name}() has 3 values.`, end, end + 1)
  const extra = values[4]
  if (extra) throw new ColourError("There is nothing after the alpha.", extra.from, extra.to)

  const channels: Record<string, number | undefined> = {}
  syntax.channels.forEach((rule, i) => {
    const token = values[i]
    const value = token && channelValue(token, rule)
    if (value === undefined) return
    channels[rule.key] =
      syntax.mode === "rec2020"
        ? toCameraGamma(value)
        : colorFunction?.name === "display-p3-linear"
          ? toSrgbGamma(value)
          : value
  })
  const alpha = values[3]
  if (alpha) channels.alpha = channelValue(alpha, alphaRule)
  return clipHsl({ mode: syntax.mode, ...channels } as unknown as Color)
}
