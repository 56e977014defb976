/** Lays out a banner: its letter size, its frames, its HTML and the remarks on it. */
import { isBlank, trimmed } from "../../lib/text/blank"
import { hasGlyph, lineWidth } from "../../lib/text/pixelFont"
import { formats, type Settings } from "./settings"

/** Returns the lines to draw, trimmed and without empty ones. */
export function linesOf({ text, format }: Settings): string[] {
  return text
    .normalize("NFC")
    .split(/\r\n?|\n/)
    .map(line => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .slice(0, formats[format].maxLines)
}

type Fitted = {
  /** The lines, each with its width in font cells and its row. */
  lines: { text: string; width: number; row: number }[]
  /** Pixels a font cell. */
  scale: number
  /** The left edge and the width of the text area, and the top of the first line's capitals, in pixels. */
  left: number
  room: number
  top: number
  /** The number of letters that did not fit. */
  cut: number
}

/** Fits the lines in the largest letters that fit beside the hamster; a line too long for any size is cut. */
export function fitted(settings: Settings): Fitted {
  const { width, height } = formats[settings.format]
  const beside = settings.hamster === "left" || settings.hamster === "right"
  const taken = beside ? (settings.format === "banner" ? 68 : 34) : 0
  const band = settings.pattern === "construction" ? Math.round(height / 8) : 0
  const left = 4 + (settings.hamster === "left" ? taken : 0)
  const room = width - 8 - taken
  const texts = linesOf(settings)
  // Seven rows for capitals, two below them for descenders; the last line's descenders may touch the border. Lines
  // that take turns have the whole area each.
  const takesTurns = settings.motion === "turns"
  const rows = (takesTurns ? 1 : Math.max(1, texts.length)) * 9 - 2
  const tall = height - 2 * band - 4
  const widest = Math.max(1, ...texts.map(lineWidth))
  const scale = Math.max(1, Math.min(Math.floor(room / widest), Math.floor(tall / (rows + 1)), 5))
  let cut = 0
  const lines = texts.map((text, i) => {
    const letters = [...text]
    let wide = -1
    let count = 0
    for (; count < letters.length; count++) {
      wide += lineWidth(letters[count] ?? "") + 1
      if (wide * scale > room) break
    }
    cut += letters.length - count
    const visible = letters.slice(0, count).join("").trimEnd()
    return { text: visible, width: lineWidth(visible), row: takesTurns ? 0 : i }
  })
  return { lines, scale, left, room, top: Math.floor((height - rows * scale) / 2), cut }
}

type Frame = {
  /** The visible lines. */
  shown: "all" | "none" | number
  /** The offset of the pattern, in pixels of its period of 16. */
  shift: number
  /** The hamster's step, 0 or 1, and his progress, from 0 to 1. */
  step: number
  walked: number
}

export type Timeline = {
  /** The duration of a frame in milliseconds; a multiple of ten, as GIF counts in hundredths. */
  delay: number
  frames: Frame[]
}

/** The duration of a hamster's step in milliseconds. His feet return after two steps: 2.8 times a second. */
export const stepMs = 180
/** The duration of each phase of the blinking text in milliseconds: less than one blink a second. */
export const blinkMs = 600

/** Returns whether a pattern looks different when shifted. */
export function canMove({ pattern }: Settings): boolean {
  return pattern !== "plain" && pattern !== "sunset"
}

/** Returns the frames of a banner's loop. Nothing repeats more than three times a second. */
export function timeline(settings: Settings): Timeline {
  const { motion, format, hamster } = settings
  const lines = Math.max(1, linesOf(settings).length)
  const moves = motion === "pattern" && canMove(settings)
  const list = (count: number, frame: (i: number) => Partial<Frame>): Frame[] =>
    Array.from({ length: count }, (_, i) => ({ shown: "all", shift: 0, step: 0, walked: 0, ...frame(i) }))
  if (hamster === "walks") {
    // Both counts are divisible by the blink (6), the pattern (8), and two or three lines.
    const count = format === "banner" ? 48 : 24
    return {
      delay: stepMs,
      frames: list(count, i => ({
        step: i % 2,
        walked: (i + 0.5) / count,
        shift: moves ? (i * 2) % 16 : 0,
        shown:
          motion === "blink"
            ? i % 6 < 3
              ? "all"
              : "none"
            : motion === "turns"
              ? Math.floor((i * lines) / count)
              : "all",
      })),
    }
  }
  if (motion === "blink")
    return { delay: blinkMs, frames: list(2, i => ({ shown: i === 0 ? "all" : "none" })) }
  if (motion === "turns" && lines > 1) return { delay: 1600, frames: list(lines, i => ({ shown: i })) }
  if (moves) return { delay: 160, frames: list(8, i => ({ shift: i * 2 })) }
  return { delay: 1000, frames: list(1, () => ({})) }
}

/** Returns remarks on a banner, each a sentence. */
export function remarks(settings: Settings): string[] {
  const lines = linesOf(settings)
  const { cut } = fitted(settings)
  const maxLines = formats[settings.format].maxLines
  const written = settings.text.split(/\r\n?|\n/).filter(line => !isBlank(line)).length
  const unknown = [...new Set(lines.join("").replaceAll(" ", ""))].filter(letter => !hasGlyph(letter))
  return [
    lines.length === 0 && "A banner without words. Modest, but it leads anywhere.",
    written > maxLines && `Only ${maxLines} lines fit: the rest is not drawn.`,
    cut > 0 &&
      `${cut} ${cut === 1 ? "letter" : "letters"} did not fit and ${cut === 1 ? "was" : "were"} left out.`,
    unknown.length > 0 &&
      `Drawn as a box, for the letters here don't have it: ${unknown.slice(0, 8).join(" ")}`,
    settings.motion === "pattern" && !canMove(settings) && "This pattern looks the same wherever it moves.",
    settings.motion === "turns" && lines.length < 2 && "One line can't take turns.",
  ].filter(remark => remark !== false)
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
}

/** Returns the address of a home page, or null if it is neither http nor https. "my.page" becomes https. */
export function homeOf(text: string): string | null {
  const written = trimmed(text)
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`)
    return /^https?:$/.test(url.protocol) && /\.|^localhost$/.test(url.hostname) ? url.href : null
  } catch {
    return null
  }
}

/** Returns the HTML of a linked picture, ready to paste. */
export function snippet(
  home: string,
  picture: string,
  alt: string,
  size: { width: number; height: number },
): string {
  const { width, height } = size
  return `<a href="${escaped(home)}"><img src="${escaped(picture)}" alt="${escaped(alt)}" width="${width}" height="${height}"></a>`
}
