/** The hum of a song that nobody has on film: words and notes that follow from its title alone. */

import { noteFrequency } from "../../../kits/sound/openSound"
import { randomInt, seeded } from "../../../lib/game/random"

export type Note = {
  frequency: number
  /** In seconds from the start. */
  at: number
}

/** The steps of the scale in semitones, which suits every song a little. */
const scale = [0, 2, 4, 7, 9] as const

/** Returns how Pertti hums a song, a hum for each word. */
export function humOf(song: string): { words: string; notes: Note[] } {
  const words = song.split(/\s+/).filter(word => /\p{L}/u.test(word))
  const random = seeded(`hum ${song}`)
  const hums = words.map(word => (word.length > 6 ? ["hm", "hmm"] : [word.length > 3 ? "hmm" : "hm"]))
  return {
    words: hums.map(each => each.join("-")).join(" ") || "hm",
    notes: hums.flat().map((_, i) => ({
      frequency: noteFrequency((scale[randomInt(scale.length, random)] ?? 0) - 5),
      at: i * 0.32,
    })),
  }
}
