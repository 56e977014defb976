/** The colours of the icons: each thing has a light, a middle and a shaded side. */
import * as house from "../palette"

/** Three shades of a colour, from light to dark. */
export type Tone = readonly [light: string, middle: string, dark: string]

export const red: Tone = ["#ff8a80", house.red, house.wine]
export const orange: Tone = ["#ffc080", house.orange, "#b04a00"]
export const yellow: Tone = ["#fff6b0", house.yellow, "#c89000"]
export const gold: Tone = ["#fff2a0", "#f8c020", "#a86e00"]
export const green: Tone = ["#90dc90", house.green, house.moss]
export const lime: Tone = ["#d8ff90", "#88d030", "#4a8a18"]
export const teal: Tone = ["#70d0d0", "#10a0a0", "#006060"]
export const sky: Tone = ["#e0f4ff", house.sky, "#4a90c0"]
export const blue: Tone = ["#90b4ff", "#2f62d8", house.navy]
export const navy: Tone = ["#5a70d0", "#1a2a9a", "#000058"]
export const purple: Tone = ["#d8a8f4", "#8a40c0", "#4a1a72"]
export const pink: Tone = ["#ffd8dc", house.pink, "#c85a74"]
export const magenta: Tone = ["#ffa0e0", "#e8309c", "#8c1060"]
export const silver: Tone = [house.white, house.silver, house.grey]
export const grey: Tone = [house.silver, house.grey, "#54545e"]
export const coal: Tone = [house.grey, house.coal, "#24202c"]
export const sheet: Tone = [house.white, house.white, house.silver]
export const cream: Tone = [house.white, house.paper, "#dcc8a0"]
export const wood: Tone = ["#e8bc80", house.wood, house.bark]
export const brown: Tone = ["#b07840", house.soil, house.mud]
export const skin: Tone = ["#ffe4c0", "#f4be90", "#c08050"]

/** Colours of the letters in sprites. */
export const legend: Readonly<Record<string, string>> = {
  k: house.ink,
  w: house.white,
  s: house.silver,
  g: house.grey,
  c: house.coal,
  r: house.red,
  R: house.wine,
  y: house.yellow,
  Y: "#c89000",
  o: house.orange,
  f: house.fur,
  F: house.shade,
  b: house.belly,
  p: house.pink,
  n: house.brown,
  m: house.soil,
  M: house.mud,
  W: house.wood,
  v: house.green,
  V: house.moss,
  l: "#88d030",
  u: "#2f62d8",
  U: house.navy,
  a: house.sky,
  h: "#f4be90",
  H: "#c08050",
  i: "#ffe4c0",
}
