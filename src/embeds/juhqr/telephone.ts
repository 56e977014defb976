/** The telephone held over the code: its view of the code, and its opinion of the text. */
import { contrast, luminance } from "../../lib/colour/contrast"
import { parseColour } from "../../lib/colour/rgb"
import { minContrast } from "./logic"
import type { Settings } from "./settings"

export type Box = { left: number; top: number; width: number; height: number }

/** Returns the overlap of a telephone's screen and a code as a fraction (0 to 1) of the smaller of the two. */
export function covered(screen: Box, code: Box): number {
  const along = (a: number, aSize: number, b: number, bSize: number) =>
    Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b))
  const shared =
    along(screen.left, screen.width, code.left, code.width) *
    along(screen.top, screen.height, code.top, code.height)
  const smallerArea = Math.min(screen.width * screen.height, code.width * code.height)
  return smallerArea > 0 ? shared / smallerArea : 0
}

/** The minimum overlap at which the telephone captures the whole code. */
export const minOverlap = 0.75

/** Returns the reason a telephone can't read a code in these colours; null if it can. */
export function blindness(settings: Settings): string | null {
  const [ink, paper] = [parseColour(settings.ink), parseColour(settings.paper)]
  if (contrast(ink, paper) < minContrast) return "A wall? A nice wall."
  return luminance(ink) > luminance(paper) ? "A photograph of the night." : null
}

const opinions: [pattern: RegExp, opinion: string][] = [
  [/^https?:\/\/juhq\.fi\/juhqr$/i, "We are already there."],
  [/^https?:\/\/(\w+\.)*juhq\.fi/i, "I know the hamster there."],
  [/^http:/i, "Without an s. Bold."],
  [/^https:/i, "I would not open it. I open everything."],
  [/^WIFI:/i, "A password, on a wall. Well."],
  [/^[+\d][\d ()-]*$/, "I tried it. It is engaged."],
  [/^[^a-zåäö]*[A-ZÅÄÖ]{4}[^a-zåäö]*$/, "I can hear you."],
  [/^[\s\S]{300}/, "I stopped where I would have had to scroll."],
  [/\?\s*$/, "I am a telephone. Ask a telephone book."],
  [/!\s*$/, "Calm down. It is only squares."],
  [/hamster|pertti/i, "More of this."],
  [/^[\s\S]{0,3}$/, "That was all?"],
]

/** Returns the telephone's opinion of a text; it has less to say at each repetition. */
export function opinionOf(text: string, times: number): string {
  if (times > 2) return "Still the same. I have checked."
  return opinions.find(([pattern]) => pattern.test(text))?.[1] ?? "I have read worse, today."
}
