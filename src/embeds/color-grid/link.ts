/** How a link names a game: by its mode and its seed, "greys-abc123". */
import { modes, type Options, seedPattern } from "./logic"

/** A link's mode and seed; null for what names none. */
export function readLink(text: string): Options | null {
  const [name = "", seed = "", ...more] = text.split("-")
  const mode = modes.find(mode => mode === name)
  return mode && more.length === 0 && seedPattern.test(seed) ? { mode, seed } : null
}

export function writeLink({ mode, seed }: Options): string {
  return `${mode}-${seed}`
}
