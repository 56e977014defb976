/**
 * Draws nine pictures of a prompt with one box of crayons. The same prompt gives the same nine; crayons wear down.
 */

import { pick, type Random, randomInt, seeded, shuffle } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import { hatch, lengthOf, ovalPoints, type Point, wobble } from "./scribble"
import { type Crayon, crayons, type Part, type Thing, things } from "./shapes"

/** The number of pictures for a prompt. */
export const pictures = 9

/** The maximum length of a prompt in characters. */
export const maxPrompt = 120

/** The length a new crayon draws, in sides of a picture. */
export const newCrayonLength = 46

/** A crayon, or the pencil used when no crayon is left. */
export type Ink = Crayon | "pencil"

export type Stroke = { points: readonly Point[]; ink: Ink; width: number }
export type Picture = {
  strokes: readonly Stroke[]
  /** The rest of each crayon after the picture, as a share of a new one. */
  box: Readonly<Record<Crayon, number>>
  /** The artist's comment. */
  note: string
}

/** The substitutes for a crayon that is used up, most similar first. */
const instead: Readonly<Record<Crayon, readonly Crayon[]>> = {
  red: ["orange", "purple", "brown", "yellow", "blue", "green", "black"],
  orange: ["red", "yellow", "brown", "purple", "green", "blue", "black"],
  yellow: ["orange", "green", "red", "brown", "blue", "purple", "black"],
  green: ["blue", "yellow", "brown", "purple", "orange", "red", "black"],
  blue: ["purple", "green", "black", "brown", "red", "orange", "yellow"],
  purple: ["blue", "red", "brown", "black", "green", "orange", "yellow"],
  brown: ["orange", "red", "black", "purple", "green", "yellow", "blue"],
  black: ["brown", "purple", "blue", "green", "red", "orange", "yellow"],
}

const numberWords = "one two three four five six seven eight nine ten eleven twelve".split(" ")
const numbers = new Map<string, number>([
  ...numberWords.map((word, i) => [word, i + 1] as const),
  ["many", 4],
  ["kaksi", 2],
  ["kolme", 3],
])

/** The maximum number of one thing on a sheet. */
const maxCount = 60

export type Wish = { thing: Thing; colour: Crayon; count: number; scale: number }

/** Parses a prompt into at most six things to draw, and the first unknown word. */
export function read(prompt: string): { wishes: Wish[]; unknown: string | null } {
  const wishes: Wish[] = []
  let unknown: string | null = null
  let [colour, count, scale]: [Crayon | null, number, number] = [null, 1, 1]
  for (const word of prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const single = word.replace(/s$/, "")
    const thing = things.find(({ words }) => words.includes(word) || words.includes(single))
    if (thing) {
      wishes.push({ thing, colour: colour ?? thing.colour, count, scale })
      ;[colour, count, scale] = [null, 1, 1]
    } else if (crayons.includes(word as Crayon)) colour = word as Crayon
    else if (numbers.has(word) || /^[1-9]\d*$/.test(word))
      count = Math.min(maxCount, numbers.get(word) ?? Number(word))
    else if (/^(big|huge|giant|large|iso)$/.test(word)) scale = 1.4
    else if (/^(small|tiny|little|pieni)$/.test(word)) scale = 0.65
    else if (
      word.length > 3 &&
      !/^(with|under|over|from|into|that|this|eating|riding|very|sitting|on|in)$/.test(word)
    )
      unknown ??= word
  }
  return { wishes: wishes.slice(0, 6), unknown }
}

/** Returns the nine pictures of a prompt. */
export function draw(prompt: string): Picture[] {
  const { wishes, unknown } = read(prompt)
  const known = new Map(things.map(thing => [thing.words[0], thing]))
  const hamster = known.get("hamster") as Thing
  const all = wishes.length > 0 ? wishes : [{ thing: hamster, colour: hamster.colour, count: 1, scale: 1.2 }]
  const left = Object.fromEntries(crayons.map(name => [name, newCrayonLength])) as Record<Crayon, number>
  return Array.from({ length: pictures }, (_, at) => {
    const random = seeded(`${trimmed(prompt).toLowerCase()} ${at}`)
    const strokes: Stroke[] = []
    let swapped: [Crayon, Ink] | null = null
    const put = (points: readonly Point[], wanted: Crayon, width: number) => {
      const ink: Ink = [wanted, ...instead[wanted]].find(name => left[name] > 0) ?? "pencil"
      if (ink !== wanted) swapped ??= [wanted, ink]
      if (ink !== "pencil") left[ink] = Math.max(0, left[ink] - lengthOf(points))
      strokes.push({ points, ink, width })
    }
    background(prompt, put, random)
    const slots = shuffle(
      all
        .flatMap(({ thing, count }) => (thing.where === "ground" ? Array(count).fill(0) : []))
        .map((_, i) => i),
      random,
    )
    const grounded = slots.length
    for (const wish of all)
      for (let i = 0; i < wish.count; i++) {
        const isUp = wish.thing.where === "sky"
        place(wish, isUp ? (i + random()) / wish.count : ((slots.pop() ?? 0) + 0.5) / grounded, put, random)
      }
    const box = Object.fromEntries(crayons.map(name => [name, left[name] / newCrayonLength])) as Record<
      Crayon,
      number
    >
    return { strokes, box, note: noteOf(at, swapped, wishes.length > 0 ? null : unknown, prompt, random) }
  })
}

type Put = (points: readonly Point[], wanted: Crayon, width: number) => void

function background(prompt: string, put: Put, random: Random): void {
  const isDark = /\b(night|space|moon|stars?|kuu)\b/i.test(prompt)
  const isWet = /\b(sea|lake|water|ocean|boat|ship|fish|whale|meri|järvi)\b/i.test(prompt)
  const horizon = 0.6 + random() * 0.12
  const fill = (top: number, bottom: number, ink: Crayon, gap: number) => {
    const corners: Point[] = [
      [0.03, top],
      [0.97, top],
      [0.97, bottom],
      [0.03, bottom],
    ]
    for (const row of hatch(corners, gap, (random() - 0.5) * 0.25))
      put(wobble(row, 0.012, random), ink, 0.022)
  }
  fill(0.04, horizon - 0.06, isDark ? "purple" : "blue", 0.075)
  fill(horizon, 0.96, isWet ? "blue" : "green", 0.045)
}

/** Draws a wished-for thing; `across` is its position on the sheet, from 0 to 1. */
function place({ thing, colour, count, scale }: Wish, across: number, put: Put, random: Random): void {
  // A crowd is drawn larger than its share, so that it fills the sheet.
  const crowd = count > 8 ? 1.7 : 1
  const size = (thing.size * scale * crowd * (0.25 + random() * 0.05)) / Math.sqrt(count)
  const x = Math.min(0.97 - size * 0.8, Math.max(0.03 + size * 0.8, across + (random() - 0.5) * 0.12))
  const y =
    thing.where === "sky"
      ? 0.08 + size * 0.8 + random() * 0.12
      : 0.93 - size * 0.95 - random() * (count > 8 ? 0.82 - size : count > 5 ? 0.55 : 0.12)
  const lean = (random() - 0.5) * 0.24
  const at = ([px, py]: Point): Point => [
    x + (px * Math.cos(lean) - py * Math.sin(lean)) * size,
    y + (py * Math.cos(lean) + px * Math.sin(lean)) * size,
  ]
  for (const part of thing.parts) drawPart(part, at, colour, size, put, random)
  if (thing.words.includes("person")) hands(at, put, random)
}

function drawPart(
  part: Part,
  at: (point: Point) => Point,
  main: Crayon,
  size: number,
  put: Put,
  random: Random,
): void {
  const inkOf = (ink: Crayon | "main") => (ink === "main" ? main : ink)
  const outline: Point[] = (
    part.kind === "oval"
      ? ovalPoints(...part.at, random)
      : part.kind === "corners"
        ? [...part.at, part.at[0] as Point]
        : [...part.at]
  ).map(at)
  if (part.kind !== "line" && part.fill) {
    const closed = part.kind === "oval" ? outline.slice(0, 15) : outline.slice(0, -1)
    const rows = hatch(closed, Math.max(0.018, size * 0.12), 0.5 + random() * 0.8)
    // Joins the rows, since the hand does not leave the paper between them.
    for (let i = 0; i < rows.length; i += 4)
      put(wobble(rows.slice(i, i + 4).flat(), 0.006, random), inkOf(part.fill), 0.017)
  }
  put(wobble(outline, 0.006, random), inkOf(part.ink), 0.014)
}

/** Draws hands with as many fingers as the artist remembers: five to nine. */
function hands(at: (point: Point) => Point, put: Put, random: Random): void {
  for (const side of [-1, 1]) {
    const fingers = 5 + randomInt(5, random)
    for (let i = 0; i < fingers; i++) {
      const turn = -1 + (i / (fingers - 1)) * 2.6
      const tip: Point = [side * (0.62 + Math.cos(turn) * 0.22), 0.05 + Math.sin(turn) * 0.22]
      put([at([side * 0.62, 0.05]), at(tip)], "orange", 0.01)
    }
  }
}

function noteOf(
  at: number,
  swapped: [Crayon, Ink] | null,
  unknown: string | null,
  prompt: string,
  random: Random,
) {
  if (unknown && at === 0) return `I don't know the word “${unknown.slice(0, 24)}”, so I drew a hamster.`
  if (swapped)
    return pick(
      [
        `The ${swapped[0]} is used up. It is ${swapped[1]} now.`,
        `In real life it is also ${swapped[1]}, if you look long.`,
        `No more ${swapped[0]}. I asked.`,
      ],
      random,
    )
  if (/\b(person|man|woman|people|juhq|king|queen|mother)\b/i.test(prompt) && at < 3)
    return "The hands went well this time."
  return pick(
    [
      "I drew this with my foot.",
      "This one is for the fridge.",
      "I had to sharpen it with my teeth.",
      "Please hold it the right way up.",
      "I was thinking of lunch.",
      "It moved.",
    ],
    random,
  )
}
