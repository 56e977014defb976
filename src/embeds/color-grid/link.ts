/** Formats and parses the link of a game: its mode and seed, such as "greys-abc123". */
import { modes, type Options, seedPattern } from "./logic"

/** Parses a link's mode and seed; null if malformed. */
export function readLink(text: string): Options | null {
  const [name = "", seed = "", ...more] = text.split("-")
  const mode = modes.find(mode => mode === name)
  return mode && more.length === 0 && seedPattern.test(seed) ? { mode, seed } : null
}

export function writeLink({ mode, seed }: Options): string {
  return `${mode}-${seed}`
}
