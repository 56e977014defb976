/** A face made from a seed, and the clothes of a time. */
import { seeded } from "../../lib/game/random"

export type Face = {
  skin: string
  hair: string
  wall: string
  /** Half the width of the head, in units of the drawing. */
  wide: number
  nose: number
  hairStyle: "bald" | "short" | "long" | "curls"
  beard: "none" | "moustache" | "full"
  hasGlasses: boolean
  /** The height of the eyebrows. */
  surprise: number
}

const pickFrom = <T>(items: readonly T[], at: number) => items[Math.floor(at * items.length)] as T

/** Returns the face of a seed. */
export function faceOf(seed: string): Face {
  const random = seeded(`face ${seed}`)
  return {
    skin: pickFrom(["#f3cfae", "#e2ac7e", "#c68a5a", "#8a5a3a", "#f6dcc6"], random()),
    hair: pickFrom(["#2b1d14", "#6a3f1d", "#b5652a", "#d9b45a", "#8d8d92", "#3d3d40"], random()),
    wall: pickFrom(["#5a6b4a", "#6b3f3f", "#3f5570", "#70603a", "#5b466b"], random()),
    wide: 19 + Math.round(random() * 8),
    nose: 5 + Math.round(random() * 8),
    hairStyle: pickFrom(["bald", "short", "long", "curls"], random()),
    beard: pickFrom(["none", "none", "moustache", "full"], random()),
    hasGlasses: random() < 0.35,
    surprise: Math.round(random() * 5),
  }
}

export type Costume = "jumper" | "bowler" | "tophat" | "wig" | "ruff"

/** Returns the clothes of a year; null is now. */
export function costumeOf(year: number | null): Costume {
  if (year === null || year >= 1950) return "jumper"
  if (year >= 1890) return "bowler"
  if (year >= 1810) return "tophat"
  return year >= 1710 ? "wig" : "ruff"
}
