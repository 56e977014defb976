/** Draws a text as an SVG picture, because illegible text has to be an image with alternative text. */

/** The maximum number of characters drawn. */
export const maxDrawn = 120

const maxLineLength = 18

/** Returns the maximum width of a letter in a bold sans serif, in em. East Asian letters are square. */
const widthOf = (letter: string) => ((letter.codePointAt(0) ?? 0) > 0x10ff ? 1.1 : 0.8)

/** Breaks a text into lines of at most 18 characters, at spaces where possible. */
export function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    let rest = [...word]
    const last = lines.at(-1)
    if (last !== undefined && [...last].length + 1 + rest.length <= maxLineLength) {
      lines[lines.length - 1] = `${last} ${word}`
      continue
    }
    while (rest.length > 0) {
      lines.push(rest.slice(0, maxLineLength).join(""))
      rest = rest.slice(maxLineLength)
    }
  }
  return lines
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

function escaped(text: string): string {
  // Characters that XML can't represent, not even escaped.
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, sign => entities[sign] ?? "")
}

/**
 * Returns the picture as a data URL: 480 by 240, the first 120 characters as large as they fit. Colours are
 * "#rrggbb".
 */
export function pictureOf(text: string, ink: string, paper: string): string {
  const lines = linesOf([...text].slice(0, maxDrawn).join(""))
  const widest = Math.max(
    1,
    ...lines.map(line => [...line].reduce((sum, letter) => sum + widthOf(letter), 0)),
  )
  const size = Math.min(64, 440 / widest, 210 / Math.max(1, lines.length) / 1.2)
  const top = 120 - (lines.length - 1) * size * 0.6 + size * 0.35
  const spans = lines.map(
    (line, i) => `<text x="240" y="${(top + i * size * 1.2).toFixed(1)}">${escaped(line)}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240"><rect width="480" height="240" fill="${paper}"/><g fill="${ink}" font-family="Verdana,DejaVu Sans,sans-serif" font-weight="bold" font-size="${size.toFixed(1)}" text-anchor="middle">${spans.join("")}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
