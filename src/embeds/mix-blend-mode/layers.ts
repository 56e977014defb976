/**
 * The two layers to blend: pictures drawn in CSS alone (so that they can be copied), colours, and the visitor's own
 * files.
 */

import { drawnSleet, drawnSnow, sleet, snow } from "./secret"

/** CSS gradients, without any file. */
export const pictures = {
  hamster: {
    name: "Pertti",
    css: "radial-gradient(3% 5% at 43% 45%, #111 96%, transparent), radial-gradient(3% 5% at 57% 45%, #111 96%, transparent), radial-gradient(3% 3% at 50% 56%, #d8607a 96%, transparent), radial-gradient(10% 12% at 40% 64%, #fff1d6 97%, transparent), radial-gradient(10% 12% at 60% 64%, #fff1d6 97%, transparent), radial-gradient(25% 36% at 50% 56%, #d99a4e 98%, transparent), radial-gradient(7% 10% at 33% 27%, #b3702f 97%, transparent), radial-gradient(7% 10% at 67% 27%, #b3702f 97%, transparent), linear-gradient(#8ecae6 0 78%, #6a994e 0)",
  },
  sunset: {
    name: "Sunset",
    css: "radial-gradient(12% 18% at 50% 66%, #fff3b0 96%, transparent), linear-gradient(#1b1464, #d1495b 55%, #f9c74f 74%, #14213d 0)",
  },
  wheel: {
    name: "Colour wheel",
    css: "radial-gradient(closest-side, #fff, transparent), conic-gradient(#f00, #ff0, #0f0, #0ff, #00f, #f0f, #f00)",
  },
  bars: {
    name: "Test card",
    css: "linear-gradient(90deg, #fff 0 12.5%, #ff0 0 25%, #0ff 0 37.5%, #0f0 0 50%, #f0f 0 62.5%, #f00 0 75%, #00f 0 87.5%, #000 0)",
  },
  greys: { name: "Black to white", css: "linear-gradient(90deg, #000, #fff)" },
  rainbow: {
    name: "Rainbow from above",
    css: "linear-gradient(#f00, #ff0, #0f0, #0ff, #00f, #f0f, #f00)",
  },
  plaid: {
    name: "Tablecloth",
    css: "repeating-linear-gradient(90deg, #c1121f 0 6%, transparent 0 12%), repeating-linear-gradient(#c1121f80 0 9%, transparent 0 18%), linear-gradient(#fff, #fff)",
  },
  snow: { name: "Snow", css: snow },
  sleet: { name: "Sleet", css: sleet },
} as const

export type Picture = keyof typeof pictures

/** The pictures that are drawn otherwise than they are copied. */
const drawn: Partial<Record<Picture, string>> = { snow: drawnSnow, sleet: drawnSleet }

export const isPicture = (name: string): name is Picture => Object.hasOwn(pictures, name)

/** A layer as written in a link: the name of a picture, or "#rrggbb". */
export type Layer = string

/** The visitor's own file, with its object URL. */
export type OwnFile = { name: string; url: string; file: File }

export const isColour = (layer: Layer): boolean => /^#[0-9a-f]{6}$/.test(layer)

/** Parses a layer from a link; null if it is invalid. */
export function readLayer(text: string): Layer | null {
  const layer = text.toLowerCase()
  return isPicture(layer) || isColour(layer) ? layer : null
}

/** Escapes a text for a CSS string, without its quotes. */
function quoted(text: string): string {
  return text.replace(/["\\]/g, "\\$&").replace(/[\n\r\f]/g, " ")
}

/** Returns the CSS `background` of a layer. A file has its object URL when drawn, and its name when copied. */
export function backgroundOf(layer: Layer, file: OwnFile | null, use: "draw" | "copy"): string {
  if (file) return `url("${use === "draw" ? file.url : quoted(file.name)}") center / cover`
  if (!isPicture(layer)) return layer
  return (use === "draw" && drawn[layer]) || pictures[layer].css
}

/** Returns the name of a layer in a sentence. */
export function layerName(layer: Layer, file: OwnFile | null): string {
  if (file) return file.name
  return isPicture(layer) ? pictures[layer].name : layer
}

/** Returns a style sheet that blends the two layers; `opacity` is in per cent. */
export function styleSheet(below: string, above: string, mode: string, opacity: number): string {
  const faded = opacity < 100 ? `  opacity: ${opacity / 100};\n` : ""
  return `.picture {
  position: relative;
  isolation: isolate;
  background: ${below};
}

.picture::after {
  content: "";
  position: absolute;
  inset: 0;
  background: ${above};
${faded}  mix-blend-mode: ${mode};
}`
}
