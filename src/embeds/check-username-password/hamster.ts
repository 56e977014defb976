/** Pertti's life in the field: he digests, walks to the nearest seed, and eats it; without seeds, the last letter. */
import { charactersOf, seed } from "./measures"

export type Hamster = {
  /** The index of the character on which he stands. */
  at: number
  /** Seconds since his last meal. */
  idleSeconds: number
  /** The character that he ate last, and its index. */
  bite: { character: string; at: number } | null
  /** The number of characters eaten, and of letters among them. */
  meals: number
  letters: number
}

export const newHamster: Hamster = { at: 0, idleSeconds: 0, bite: null, meals: 0, letters: 0 }

const digestionSeconds = 16
const calmDigestionSeconds = 45
const stepsPerSecond = 3
/** The seconds without a key after which he dares to eat. */
const politeSeconds = 2

/** Returns the index of the character that he wants: the nearest seed, else the last one; -1 if there is nothing. */
export function wantedMeal(password: string, at: number): number {
  const characters = charactersOf(password)
  const seeds = [...characters.keys()].filter(i => characters[i] === seed)
  if (seeds.length === 0) return characters.length - 1
  return seeds.reduce((best, i) => (Math.abs(i - at) < Math.abs(best - at) ? i : best))
}

type Surroundings = { quietSeconds: number; calm: boolean }

/** Lets one second pass. In calm mode he is hungry less often, and is where he wants to be at once. */
export function live(
  hamster: Hamster,
  password: string,
  { quietSeconds, calm }: Surroundings,
): { hamster: Hamster; password: string } {
  const characters = charactersOf(password)
  const at = Math.max(0, Math.min(hamster.at, characters.length - 1))
  const idleSeconds = hamster.idleSeconds + 1
  const wanted = wantedMeal(password, at)
  if (wanted < 0 || idleSeconds < (calm ? calmDigestionSeconds : digestionSeconds))
    return { hamster: { ...hamster, at, idleSeconds }, password }
  if (wanted !== at) {
    const step = Math.sign(wanted - at) * Math.min(Math.abs(wanted - at), calm ? Infinity : stepsPerSecond)
    return { hamster: { ...hamster, at: at + step, idleSeconds }, password }
  }
  if (quietSeconds < politeSeconds) return { hamster: { ...hamster, at, idleSeconds }, password }
  const character = characters[at] ?? ""
  return {
    hamster: {
      at,
      idleSeconds: 0,
      bite: { character, at },
      meals: hamster.meals + 1,
      letters: hamster.letters + (character === seed ? 0 : 1),
    },
    password: characters.filter((_, i) => i !== at).join(""),
  }
}
