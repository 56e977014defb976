/** Sprites on and behind the monitor, as rows of pixels; each letter is a key of the palette. */
import type { HireId } from "../modifiers"

export const palette: Readonly<Record<string, string>> = {
  y: "#ffd83d",
  d: "#d89a00",
  o: "#e8842c",
  k: "#151515",
  s: "#f1c39b",
  n: "#cf9268",
  h: "#6b4226",
  r: "#c62f2f",
  b: "#2f56b0",
  w: "#ffffff",
  g: "#6d7884",
  c: "#5ee0ff",
  p: "#f3a6b0",
}

export const duck = [
  "....yyyy......",
  "...yyyyyy.....",
  "..yykyyyy.....",
  "ooyyyyyyy.....",
  ".ooyyyyyy.....",
  "..yyyyyy....yy",
  "..yyyyyyyyyyyy",
  ".yyyyydyyyyyy.",
  ".yyyyyddddyyy.",
  "..yyyyyyyyyy..",
]

export const bug = ["k..kk..k", ".krrrrk.", "krrkrrrk", ".rrrrkr.", "k.kk.k.k"]

const chin = ["..sssnnsss..", "..ssssssss..", "..ssssssss.."]

/** Heads of the team, from hair to chin. The duck has no head sprite: it sits on the case. */
export const heads: Readonly<Record<Exclude<HireId, "duck">, readonly string[]>> = {
  intern: [
    "...rrrrrr...",
    "..rrrrrrrr..",
    ".rrrrrrrrrrr",
    "..ssssssss..",
    "..skssssks..",
    "..skssssks..",
    ...chin,
  ],
  tab: [
    "bbbbbb......",
    "bwwwwbbbbbbb",
    "bbbbbbbbbbbb",
    "bwwwkkkkwwwb",
    "bwwwwwwkwwwb",
    "bwwwwkkkwwwb",
    "bwwwwwwwwwwb",
    "bwwwwkwwwwwb",
    "bbbbbbbbbbbb",
  ],
  junior: [
    "..hhhhhhhh..",
    ".hhhhhhhhhh.",
    ".hhsssssshh.",
    ".hssssssssh.",
    ".hskssssksh.",
    "..skssssks..",
    ...chin,
  ],
  contractor: [
    "...ssssss...",
    "..ssssssss..",
    "..ssssssss..",
    "..gggssggg..",
    "..gkggggkg..",
    "..gggssggg..",
    ...chin,
  ],
  zone: [
    "......bbb.ww",
    "....bbbbbbww",
    "..bbbbbbbb..",
    "..wwwwwwww..",
    "..ssssssss..",
    "..kkksskkk..",
    ...chin,
  ],
  model: [
    ".....rr.....",
    ".....gg.....",
    "..gggggggg..",
    "..gccggccg..",
    "..gccggccg..",
    "..gggggggg..",
    "..gkgkgkgg..",
    "..gggggggg..",
    "....gggg....",
  ],
  pertti: [
    ".oo......oo.",
    ".opo....opo.",
    "..oooooooo..",
    ".oooooooooo.",
    ".ookooookoo.",
    ".oowwnnwwoo.",
    ".owwwkkwwwo.",
    ".owwwwwwwwo.",
    "..owwwwwwo..",
  ],
  tester: [
    "....hhhh....",
    "..hhhhhhhh..",
    ".hhsssssshh.",
    ".hgggsssssh.",
    ".gcccgssksh.",
    ".gckcgssksh.",
    "..gggnnsss..",
    "..ssssssss..",
    "..ssssssss..",
  ],
}
