/** Casts tin in water: a random outline and a fortune. */
import { pick, seeded } from "../../../lib/game/random"

const fortunes = [
  "A ship. You will travel, at least to the shop.",
  "A crown. You will be asked to chair something.",
  "A heart. Somebody likes you, and has not found the right moment for eleven years.",
  "A coin. Money is coming. It has asked the way to the neighbour's.",
  "A bird. News will arrive, with an attachment.",
  "A house. You will find the other glove.",
  "A tree. You will be in a wood, and it will do you good.",
  "A ring. The telephone will.",
  "A hamster. It needs no explanation.",
  "A cloud. The weather will be spoken of.",
  "A road. It will be closed, but the detour is beautiful.",
  "A lump. It means that it is a lump. Those are the most reliable.",
] as const

export type Casting = {
  /** The outline around 0, 0, with a maximum radius of 100. */
  outline: { x: number; y: number }[]
  fortune: string
}

/** Returns the casting of a seed. */
export function cast(seed: string): Casting {
  const random = seeded(seed)
  const outline = Array.from({ length: 26 }, (_, i) => {
    const [angle, far] = [(i / 26) * 2 * Math.PI, 38 + random() * 60]
    return { x: Math.round(Math.cos(angle) * far), y: Math.round(Math.sin(angle) * far) }
  })
  return { outline, fortune: pick(fortunes, random) }
}
