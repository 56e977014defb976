/** Draws a sign as SVG, and on a canvas for a PNG. */
import { escaped } from "./css"
import { coreOf, faces, glass, type Look, wall } from "./logic"

/** The font size and the margin of a picture, in pixels. */
export const size = 120
const margin = 100

/** Removes control characters and lone surrogates, which XML can't represent, and escapes the rest. */
function writable(letter: string): string {
  return escaped(letter.replace(/[^\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ""))
}

function spans(letters: readonly string[], broken: readonly number[], dark: string): string {
  const one = (letter: string, i: number) =>
    broken.includes(i) ? `<tspan fill="${dark}">${writable(letter)}</tspan>` : writable(letter)
  return letters.map(one).join("")
}

/** Returns the SVG of a sign whose letters are `width` pixels wide in all. The font is referenced by name only. */
export function svgOf(letters: readonly string[], look: Look, width: number): string {
  const { colour, face, broken, glow } = look
  const [w, h] = [Math.ceil(width) + 2 * margin, size + 2 * margin]
  const text = (fill: string, dark: string, filter: string) =>
    `<text x="${w / 2}" y="${h / 2}" fill="${fill}"${filter}>${spans(letters, broken, dark)}</text>`
  const reach = size * (0.2 + glow / 100)
  const blur = (id: string, part: number) =>
    `<filter id="${id}" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="${(reach * part).toFixed(1)}"/></filter>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`,
    `<defs>${blur("far", 0.5)}${blur("near", 0.12)}</defs>`,
    `<rect width="${w}" height="${h}" fill="${wall}"/>`,
    `<g font-family="${escaped(faces[face].family)}" font-size="${size}" text-anchor="middle" dominant-baseline="central" xml:space="preserve">`,
    text(colour, "none", ' filter="url(#far)"'),
    text(colour, "none", ' filter="url(#near)"'),
    text(coreOf(colour), glass, ""),
    "</g></svg>",
  ].join("")
}

/** The part of a 2D context that drawing a sign needs. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | "fillStyle"
  | "font"
  | "textBaseline"
  | "shadowColor"
  | "shadowBlur"
  | "fillRect"
  | "fillText"
  | "measureText"
>

export const fontOf = ({ face }: Look) => `${size}px ${faces[face].family}`

/** Measures the total width of the letters, in pixels. */
export function widthOf(pen: Pen, letters: readonly string[], look: Look): number {
  pen.font = fontOf(look)
  return pen.measureText(letters.join("")).width
}

/** Returns the size of the picture that `paint` fills, in pixels. */
export function pictureSize(width: number): { width: number; height: number } {
  return { width: Math.ceil(width) + 2 * margin, height: size + 2 * margin }
}

/** Paints a sign, each letter at its position in the word, the lit ones with their glow. */
export function paint(pen: Pen, letters: readonly string[], look: Look, width: number): void {
  const { colour, broken, glow } = look
  const picture = pictureSize(width)
  pen.fillStyle = wall
  pen.fillRect(0, 0, picture.width, picture.height)
  pen.font = fontOf(look)
  pen.textBaseline = "middle"
  pen.shadowColor = colour
  const reach = size * (0.2 + glow / 100)
  for (const blur of [reach, reach * 0.35, reach * 0.05]) {
    letters.forEach((letter, i) => {
      const lit = !broken.includes(i)
      pen.fillStyle = lit ? coreOf(colour) : glass
      pen.shadowBlur = lit ? blur : 0
      // The width of the text up to the letter, less the letter's own width: this preserves kerning.
      const end = pen.measureText(letters.slice(0, i + 1).join("")).width
      pen.fillText(letter, margin + end - pen.measureText(letter).width, picture.height / 2)
    })
  }
}
