/** Sprites on and behind the monitor, as rows of pixels; each letter is a key of the palette. */
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
  l: "#2f7d3b",
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

/** The duck with a tie, as the visitor's boss. */
export const bossDuck = [
  ...duck.slice(0, 5),
  "..yyyrry....yy",
  "..yyyrryyyyyyy",
  ".yyyyrryyyyyy.",
  ".yyyyryddyyyy.",
  "..yyyyyyyyyy..",
]

export const bug = ["k..kk..k", ".krrrrk.", "krrkrrrk", ".rrrrkr.", "k.kk.k.k"]

const chin = ["..sssnnsss..", "..ssssssss..", "..ssssssss.."]

/** Heads of the others in the room, from hair to chin. */
export const heads = {
  intern: [
    "...rrrrrr...",
    "..rrrrrrrr..",
    ".rrrrrrrrrrr",
    "..ssssssss..",
    "..skssssks..",
    "..skssssks..",
    ...chin,
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
  manager: [
    "...gggggg...",
    "..gggggggg..",
    ".ggssssssgg.",
    ".gssssssssg.",
    "..skssssks..",
    "..ssssssss..",
    "..sssnnsss..",
    "..wwsrrsww..",
    ".wwwwrrwwww.",
  ],
  founder: [
    "...hhhhhh...",
    "..hhhhhhhh..",
    "..ssssssss..",
    "..kkkssskkk.",
    "..kkkssskkk.",
    "..sssnnsss..",
    "..swwwwwws..",
    "..kkkkkkkk..",
    ".kkkkkkkkkk.",
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
  box: [
    "....l.l.....",
    "...lll.l....",
    "....ll......",
    "nnnnnnnnnnnn",
    "nhhhhhhhhhhn",
    "nnnnnnnnnnnn",
    "nnnnwwwnnnnn",
    "nnnnnnnnnnnn",
    "nnnnnnnnnnnn",
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
} satisfies Record<string, readonly string[]>

export type HeadId = keyof typeof heads

/** The head of the model with its light off. */
export const modelOff = heads.model.map(row => row.replaceAll("c", "k").replaceAll("r", "g"))

export const coffeeMachine = [
  ".gggggggggg.",
  ".gkkkkkkkkg.",
  ".gkrkkkkkkg.",
  ".gggggggggg.",
  ".gk..kk..kg.",
  ".gk..kk..kg.",
  ".gk.wwww.kg.",
  ".gk.whhwwkg.",
  ".gk.wwww.kg.",
  ".gggggggggg.",
  "gggggggggggg",
]
