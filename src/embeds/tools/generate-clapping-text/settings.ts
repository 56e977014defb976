/** Where the claps go and in which tone, and how that is written in a link. */
import { isTone, type Tone } from "./emoji"
import type { Between } from "./logic"

export type Settings = { between: Between; ends: boolean; tone: Tone }

export const defaults: Settings = { between: "words", ends: false, tone: "" }

/** Settings as a short text, "letters.ends.medium-dark"; an empty one for the usual settings. */
export function formatSettings({ between, ends, tone }: Settings): string {
  return [
    ...(between === "letters" ? [between] : []),
    ...(ends ? ["ends"] : []),
    ...(tone ? [tone] : []),
  ].join(".")
}

/** Reads what formatSettings writes, and passes over what it doesn't know. */
export function parseSettings(text: string): Settings {
  const parts = text.split(".")
  return {
    between: parts.includes("letters") ? "letters" : defaults.between,
    ends: parts.includes("ends"),
    tone: parts.find(isTone) ?? defaults.tone,
  }
}
