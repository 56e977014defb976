/** The verdict on a page: points, rank, and the certificate. */

import { findLastIndex } from "../../lib/content/arrayMethods"
import { trimmed } from "../../lib/text/blank"
import type { Found } from "./report"
import type { HtmlSin } from "./schema"

export type Charge = { sin: HtmlSin; found: Found; points: number }

/** Returns the sins that were found, the costliest first. */
export function charges(sins: readonly HtmlSin[], found: readonly Found[]): Charge[] {
  return sins
    .flatMap(sin => {
      const mine = found.find(({ id }) => id === sin.id)
      return mine && mine.count > 0 ? { sin, found: mine, points: mine.count * sin.points } : []
    })
    .sort((a, b) => b.points - a.points || a.sin.name.localeCompare(b.sin.name, "en"))
}

export const scoreOf = (list: readonly Charge[]) => list.reduce((sum, { points }) => sum + points, 0)

const ranks = [
  { from: 0, name: "Saint", says: "Nothing was found. It may be a very short page." },
  { from: 1, name: "Parish clerk", says: "Small sins, and all of them human." },
  { from: 25, name: "Weekend sinner", says: "It was only for the one customer." },
  { from: 100, name: "Table carpenter", says: "It holds. Please don't lean on it." },
  { from: 300, name: "Deacon of the frameset", says: "Has seen things, in two frames at once." },
  { from: 700, name: "Marquis of Marquee", says: "Passes by from right to left, for ever." },
  { from: 1500, name: "Webmaster of the lower circles", says: "It is warm, and there is a guestbook." },
  { from: 5000, name: "Head of IT, Hell", says: "It is in production, and it is the intranet." },
] as const

export type Rank = (typeof ranks)[number]

/** Returns the rank for a number of points: the highest whose threshold is reached. */
export function rankOf(points: number): Rank {
  return ranks[findLastIndex<Rank>(ranks, ({ from }) => points >= from)] ?? ranks[0]
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

function escaped(text: string): string {
  return text
    .replace(/[^\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, sign => entities[sign] ?? "")
}

/** The maximum length of a name on the certificate, in characters. */
export const maxNameLength = 30

const flames = Array.from({ length: 16 }, (_, i) => {
  const x = 20 + i * 40
  return `<path d="M${x - 16} 400q4-${34 + ((i * 7) % 4) * 6} 16-${46 + ((i * 5) % 3) * 8}q-2 22 8 30t8 24z" fill="${i % 2 ? "#d9480f" : "#f59f00"}"/>`
}).join("")

/** The smallest size of the certificate's letters: 12 px where it is drawn 340 px wide, on a phone. */
const minTextSize = 23

/** The clouds, and the halo above the title. */
const clouds = [
  ...Array.from({ length: 9 }, (_, i) => {
    const x = 40 + i * 70
    return `<path d="M${x - 48} 400a26 26 0 0 1 12-${34 + ((i * 5) % 3) * 9}a30 30 0 0 1 56-6a24 24 0 0 1 28 40z" fill="${i % 2 ? "#fff" : "#dbeafe"}"/>`
  }),
  '<ellipse cx="320" cy="40" rx="74" ry="9" fill="none" stroke="#e0b100" stroke-width="5"/>',
].join("")

/**
 * Returns the certificate as SVG, 640 by 420: the name, the points, and the three costliest sins; the heavenly
 * variant if there are none.
 */
export function certificate(name: string, list: readonly Charge[]): string {
  const points = scoreOf(list)
  const rank = rankOf(points)
  const isSaint = points === 0
  const line = (y: number, size: number, text: string, more = "") =>
    `<text x="320" y="${y}" font-size="${size}"${more}>${escaped(text)}</text>`
  const worst = list
    .slice(0, 3)
    .map(({ sin, found }) => `${sin.name} × ${found.count.toLocaleString("en-GB")}`)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420" width="640" height="420">',
    `<rect width="640" height="420" fill="${isSaint ? "#eaf4ff" : "#fff8dc"}"/>`,
    `<g>${isSaint ? clouds : flames}</g>`,
    '<rect x="10" y="10" width="620" height="400" fill="none" stroke="#8a6d00" stroke-width="6"/>',
    '<rect x="20" y="20" width="600" height="380" fill="none" stroke="#8a6d00" stroke-width="1.5"/>',
    '<g text-anchor="middle" font-family="Georgia,\'DejaVu Serif\',serif" fill="#1a1200">',
    line(76, 34, `Certificate of HTML ${isSaint ? "Heaven" : "Hell"}`),
    line(108, minTextSize, "This is to certify that the page of"),
    line(
      144,
      28,
      [...trimmed(name)].slice(0, maxNameLength).join("") || "an unknown webmaster",
      ' font-style="italic"',
    ),
    line(
      178,
      minTextSize,
      `has ${points.toLocaleString("en-GB")} ${points === 1 ? "point" : "points"}, and that its rank is`,
    ),
    line(218, 30, rank.name, ' font-weight="bold"'),
    line(250, minTextSize, rank.says),
    ...worst.map((text, i) => line(282 + i * 26, minTextSize, text)),
    "</g></svg>",
  ].join("")
}
