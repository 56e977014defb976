/** The pencil in the reel, and what is said while the tape is wound. */
import type { Spot } from "./logic"

/** Returns the turn from one angle to another in radians, at most half a turn to either side. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI)
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
}

/** Returns the sentence about the address that has just been wound. */
export function windText(spots: readonly Spot[], wound: number): string {
  const spot = spots[wound - 1]
  if (!spot) return ""
  const songs = spots.slice(0, wound).filter(({ kind }) => kind === "video").length
  const says = {
    video: songs === 1 ? "One song is on the tape." : `${songs} songs are on the tape.`,
    double: "That one again. Snip.",
    broken: "It tore. There is no such song.",
    list: "A whole playlist. It goes into the pocket.",
    other: "That was only the front door of YouTube.",
  }
  return wound === spots.length ? `${says[spot.kind]} That was all.` : says[spot.kind]
}

type Part = { text: string; spot: number | null }

/** The length of the text that the paper has room for. */
const maxPaper = 1200

/** Splits the first part of a text at its addresses. */
export function paperParts(text: string, spots: readonly Spot[]): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const [spot, { at, written }] of spots.entries()) {
    if (at >= maxPaper) break
    const start = text.indexOf(written, at)
    if (start < from) continue
    parts.push({ text: text.slice(from, start), spot: null }, { text: written, spot })
    from = start + written.length
  }
  return [...parts, { text: text.slice(from, Math.max(from, maxPaper)), spot: null }]
}
