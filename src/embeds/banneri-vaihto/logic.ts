/** What a banner says and when: how large its letters are, its frames, its HTML, and what is to be said of it. */
import { isBlank, trimmed } from "../../lib/text/blank"
import { hasGlyph, lineWidth } from "../../lib/text/pixelFont"
import { formats, type Settings } from "./settings"

/** The lines that are drawn: without the spaces at their ends and without empty ones. */
export function linesOf({ text, format }: Settings): string[] {
  return text
    .normalize("NFC")
    .split(/\r\n?|\n/)
    .map(line => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .slice(0, formats[format].mostLines)
}

type Fitted = {
  /** With the row of the text that each is in. */
  lines: { text: string; width: number; row: number }[]
  /** Pixels for each cell of a letter. */
  scale: number
  /** Where the room for the text begins, how wide it is, and where the first line's capitals begin. */
  left: number
  room: number
  top: number
  /** How many letters did not fit. */
  cut: number
}

/** The lines in the largest letters that fit beside the hamster; what fits in no size is cut at the end. */
export function fitted(settings: Settings): Fitted {
  const { width, height } = formats[settings.format]
  const beside = settings.hamster === "left" || settings.hamster === "right"
  const taken = beside ? (settings.format === "banner" ? 68 : 34) : 0
  const band = settings.pattern === "construction" ? Math.round(height / 8) : 0
  const left = 4 + (settings.hamster === "left" ? taken : 0)
  const room = width - 8 - taken
  const texts = linesOf(settings)
  // Seven rows for capitals, two below them for the tails of y and g; the last line's tails may touch the border.
  // Lines that take turns have the room to themselves.
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
    const kept = letters.slice(0, count).join("").trimEnd()
    return { text: kept, width: lineWidth(kept), row: takesTurns ? 0 : i }
  })
  return { lines, scale, left, room, top: Math.floor((height - rows * scale) / 2), cut }
}

type Frame = {
  /** Which lines are seen. */
  shown: "all" | "none" | number
  /** How many of its sixteen pixels the pattern has moved. */
  shift: number
  /** Which of the hamster's two steps it is, and how far he has come, from 0 to 1. */
  step: number
  walked: number
}

export type Timeline = {
  /** Milliseconds that each frame is shown, in tens, as a GIF counts. */
  delay: number
  frames: Frame[]
}

/** A hamster's step. His feet come back to the same place after two of them: 2.8 times a second. */
export const stepMilliseconds = 180
/** How long the text is seen, and not seen: it blinks less than once a second. */
export const blinkMilliseconds = 600

/** Whether a pattern looks different when it has moved. */
export function canMove({ pattern }: Settings): boolean {
  return pattern !== "plain" && pattern !== "sunset"
}

/** The frames of a banner, which go round. Nothing in them comes back more than three times in a second. */
export function timeline(settings: Settings): Timeline {
  const { motion, format, hamster } = settings
  const lines = Math.max(1, linesOf(settings).length)
  const moves = motion === "pattern" && canMove(settings)
  const list = (count: number, frame: (i: number) => Partial<Frame>): Frame[] =>
    Array.from({ length: count }, (_, i) => ({ shown: "all", shift: 0, step: 0, walked: 0, ...frame(i) }))
  if (hamster === "walks") {
    // Both counts can be divided by the blink (6), the pattern (8), and two or three lines.
    const count = format === "banner" ? 48 : 24
    return {
      delay: stepMilliseconds,
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
    return { delay: blinkMilliseconds, frames: list(2, i => ({ shown: i === 0 ? "all" : "none" })) }
  if (motion === "turns" && lines > 1) return { delay: 1600, frames: list(lines, i => ({ shown: i })) }
  if (moves) return { delay: 160, frames: list(8, i => ({ shift: i * 2 })) }
  return { delay: 1000, frames: list(1, () => ({})) }
}

/** What is to be said of a banner, each a sentence. */
export function remarks(settings: Settings): string[] {
  const lines = linesOf(settings)
  const { cut } = fitted(settings)
  const most = formats[settings.format].mostLines
  const written = settings.text.split(/\r\n?|\n/).filter(line => !isBlank(line)).length
  const unknown = [...new Set(lines.join("").replaceAll(" ", ""))].filter(letter => !hasGlyph(letter))
  return [
    lines.length === 0 && "A banner without words. Modest, but it leads anywhere.",
    written > most && `Only ${most} lines fit: the rest is not drawn.`,
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

/** The address of a home page, or null where it is not one of http or https. "my.page" gets its https. */
export function homeOf(text: string): string | null {
  const written = trimmed(text)
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(written) ? written : `https://${written}`)
    return /^https?:$/.test(url.protocol) && /\.|^localhost$/.test(url.hostname) ? url.href : null
  } catch {
    return null
  }
}

/** A picture that is a link, as HTML to be pasted into a page. */
export function snippet(
  home: string,
  picture: string,
  alt: string,
  size: { width: number; height: number },
): string {
  const { width, height } = size
  return `<a href="${escaped(home)}"><img src="${escaped(picture)}" alt="${escaped(alt)}" width="${width}" height="${height}"></a>`
}
