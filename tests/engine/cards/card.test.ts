import type { Bitmap, Sprite } from "../../../src/engine/cards/bitmap"
import { drawCard } from "../../../src/engine/cards/card"

const facts = {
  title: "Tea",
  description: "Tells how long tea takes.",
  address: "juhq.fi/tools/tea",
  code: "0042",
  siteName: "juhq.fi",
}

const none = { icon: null, small: null, start: null }

const colour = ({ data, width }: Bitmap, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
]

/** A sprite of one red pixel in its left upper corner; all others are clear. */
function redCorner(size: number): Sprite {
  const data = new Uint8Array(size * size * 4)
  data.set([255, 0, 0, 255])
  return { width: size, height: size, data }
}

/** Counts the pixels of a colour. */
function count({ data }: Bitmap, red: number, green: number, blue: number): number {
  let found = 0
  for (let at = 0; at < data.length; at += 3)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found++
  return found
}

it("is a white window on a teal desktop", () => {
  const card = drawCard(facts, none)
  expect([card.width, card.height]).toEqual([600, 315])
  expect(colour(card, 2, 2)).toEqual([0, 128, 128])
  expect(colour(card, 300, 240)).toEqual([255, 255, 255])
})

it("has the icon four times as large, with every pixel a square, and nothing for a clear one", () => {
  const bare = drawCard(
    { ...facts, title: "." },
    { ...none, icon: { width: 32, height: 32, data: new Uint8Array(4096) } },
  )
  const card = drawCard({ ...facts, title: "." }, { ...none, icon: redCorner(32) })
  expect(count(card, 255, 0, 0)).toBe(16)
  expect(count(bare, 255, 0, 0)).toBe(0)
})

it("makes the icon smaller for a description of four lines", () => {
  const description = "A sentence about a page which has so much to say for itself. ".repeat(3).slice(0, 160)
  expect(count(drawCard({ ...facts, description }, { ...none, icon: redCorner(32) }), 255, 0, 0)).toBe(9)
})

it("differs by each thing that stands on it", () => {
  const pictures = (of: object) => Buffer.from(drawCard({ ...facts, ...of }, none).data).toString("base64")
  const all = [
    {},
    { title: "Teä" },
    { description: "No." },
    { address: "juhq.fi/x" },
    { code: null },
    { siteName: "x.fi" },
  ]
  expect(new Set(all.map(pictures)).size).toBe(all.length)
})

it("tells a title of nothing but emoji by its address", () => {
  const card = drawCard({ ...facts, title: "🐹" }, none)
  const addressCard = drawCard({ ...facts, title: facts.address }, none)
  expect(Buffer.from(card.data).equals(Buffer.from(addressCard.data))).toBe(true)
})
