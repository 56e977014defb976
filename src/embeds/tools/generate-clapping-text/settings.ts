/** The options of the claps, and their notation in a link. */
import { isTone, type Tone } from "./emoji"
import type { Between } from "./logic"

export type Settings = { between: Between; ends: boolean; tone: Tone }

export const defaults: Settings = { between: "words", ends: false, tone: "" }

/** Formats settings as "letters.ends.medium-dark"; "" for the defaults. */
export function formatSettings({ between, ends, tone }: Settings): string {
  return [
    ...(between === "letters" ? [between] : []),
    ...(ends ? ["ends"] : []),
    ...(tone ? [tone] : []),
  ].join(".")
}

/** Parses the output of formatSettings, ignoring unknown parts. */
export function parseSettings(text: string): Settings {
  const parts = text.split(".")
  return {
    between: parts.includes("letters") ? "letters" : defaults.between,
    ends: parts.includes("ends"),
    tone: parts.find(isTone) ?? defaults.tone,
  }
}
