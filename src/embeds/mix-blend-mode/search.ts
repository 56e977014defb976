/** The search for the one in the snow: a mode that doesn't show him answers how near it is, and others freeze over. */
import type { Mode } from "./logic"

/** The modes in which he is seen, and around them those that are still open after two misses and after one. */
const rings: readonly (readonly Mode[])[] = [
  ["difference", "exclusion"],
  ["difference", "exclusion", "hue", "luminosity"],
  ["difference", "exclusion", "hue", "luminosity", "hard-light", "soft-light", "saturation", "color"],
]

export const showsHim = (mode: Mode) => rings[0]?.includes(mode) === true

/** Returns the modes that have not frozen over after so many misses. */
export function openModes(modes: readonly Mode[], misses: number): readonly Mode[] {
  const ring = misses === 0 ? null : rings[Math.max(0, rings.length - misses)]
  return ring ? modes.filter(mode => ring.includes(mode)) : modes
}

/** Returns how near a mode is to him, from 0 to 3. */
const heatOf = (mode: Mode) => rings.filter(ring => ring.includes(mode)).length

/** The sight of the snow in each mode that does not show him. */
const seen: Record<Exclude<Mode, "difference" | "exclusion">, string> = {
  normal: "That is the snow on top. It lies on the other.",
  multiply: "Snow times snow. It is evening now.",
  screen: "Twice the snow. He has put on sunglasses.",
  overlay: "Snow with more contrast. He has none.",
  darken: "The darker flake wins. He didn't take part.",
  lighten: "The lighter flake wins. He is brown.",
  "color-dodge": "Overexposed. He blinked.",
  "color-burn": "Burnt snow. He smells it.",
  "hard-light": "A lamp, held close. He keeps still.",
  "soft-light": "A lamp, held far. He waves, unseen.",
  hue: "The hue of grey. He finds it restful.",
  saturation: "No colour in, no colour out.",
  color: "Snow, in all the colours of snow.",
  luminosity: "One snow by the light of the other. Nearly.",
  "plus-lighter": "Snow and snow. More snow.",
  "plus-darker": "Night and night. More night.",
}

/** The clues after one miss, two, and more. */
const clues = [
  "He is where the two snows are not the same.",
  "Take one snow away from the other.",
  "What is the difference?",
]

/** His words from the snow after each miss, from none on. */
const voices = ["Mff.", "Brr.", "I heard that.", "Warm. Warm!"]
const found = "Shut the door."

/** Returns what is heard from the snow. */
export const voiceOf = (misses: number, isFound: boolean) =>
  isFound ? found : (voices[Math.min(misses, voices.length - 1)] ?? "")

export type Answer = { heat: string; seen: string; clue: string }

/** Returns the answer to the last of the modes pressed; null before the first and once he is found. */
export function answerTo(tried: readonly Mode[]): Answer | null {
  const last = tried.at(-1)
  const before = tried.at(-2)
  if (!last || last === "difference" || last === "exclusion") return null
  const heat = heatOf(last)
  const was = before ? heatOf(before) : null
  return {
    heat: nameOf(heat, was),
    seen: seen[last],
    clue: clues[Math.min(tried.length, clues.length) - 1] ?? "",
  }
}

function nameOf(heat: number, before: number | null): string {
  if (before === null) return heat === 0 ? "Cold" : heat === 1 ? "Cool" : "Warm"
  return heat > before ? "Warmer" : heat < before ? "Colder" : heat === 0 ? "Still cold" : "As warm as before"
}

/** Returns the text that goes with a link; `presses` is 0 until he is found. */
export const shareText = (presses: number) =>
  presses === 0
    ? "There is somebody in this snow."
    : `I found the one in the snow with press ${presses}. Your turn.`
