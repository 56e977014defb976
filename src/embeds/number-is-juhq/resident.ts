/**
 * The residents of the numbers: their names are their numbers in base 36, and their clothes depend on the distance
 * to juhq.
 */
import { pick, seeded } from "../../lib/game/random"
import { isJuhq, warmth } from "./logic"
import { type Exact, inBase } from "./read"

const skins = [
  "#f6d7b8",
  "#e0b08a",
  "#b97f56",
  "#8a5a3a",
  "#b9d8a0",
  "#c9b6e6",
  "#f2b8c6",
  "#a9cfe8",
] as const
const coats = ["#7a2e2e", "#2e5a7a", "#3f6b3a", "#6b4a86", "#a86a1c", "#444b57"] as const
const hairs = ["#2b1d14", "#8a4b16", "#d9b24a", "#8d8d8d", "#b23a1e", "#1d4e4a"] as const
const heads = ["round", "tall", "square"] as const
const moods = ["flat", "smile", "round", "wavy", "beard"] as const
const tops = ["bald", "parting", "spikes", "bun", "curls", "bowl"] as const

export type Resident = {
  name: string
  skin: string
  coat: string
  hair: string
  head: (typeof heads)[number]
  mouth: (typeof moods)[number]
  top: (typeof tops)[number]
  /** The number of eyes, 1 to 3. */
  eyes: number
  /** Zero is uninhabited; residents of negative numbers live under the floor. */
  stands: "up" | "down" | "nowhere"
  /** The visible part, above 0 and up to 1: at 3.5 half a person. */
  part: number
  wears: "furs" | "a cap" | "nothing special" | "a towel" | "a crown"
}

/** Cuts a name or number to fit a plate. */
export function onPlate(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`
}

/** Returns the resident of a number, always the same. Their clothes depend on how warm it is there. */
export function resident(value: Exact): Resident {
  const name = inBase(value, 36)
  const random = seeded(`resident ${name}`)
  const { over, under } = value
  const size = over < 0n ? -over : over
  const rest = Number(((size % under) * 1000n) / under) / 1000
  const heat = warmth(value)
  return {
    name,
    skin: pick(skins, random),
    coat: pick(coats, random),
    hair: pick(hairs, random),
    head: pick(heads, random),
    mouth: pick(moods, random),
    top: pick(tops, random),
    eyes: pick([2, 2, 2, 2, 2, 2, 1, 3], random),
    stands: over === 0n ? "nowhere" : over < 0n ? "down" : "up",
    part: size % under === 0n ? 1 : Math.max(0.1, rest),
    wears: isJuhq(value)
      ? "a crown"
      : heat < 0.3
        ? "furs"
        : heat < 0.5
          ? "a cap"
          : heat < 0.75
            ? "nothing special"
            : "a towel",
  }
}

/** Returns the greeting at the door. `isNeighbour` is true next door to juhq. */
export function greeting({ name, stands, part, wears }: Resident, isNeighbour: boolean): string {
  const written = onPlate(name, 16)
  // A truncated name already ends in dots.
  const called = written.endsWith("…") ? written : `${written}.`
  if (wears === "a crown") return "“It is me. Come in, the coffee is on.”"
  if (stands === "nowhere") return "It is unlocked, and there is an echo."
  if (isNeighbour) return `“I am ${called} That one is next door. It whistles.”`
  if (part < 1) return `“I am ${called} This is all of me.”`
  return stands === "down" ? `“I am ${called} We live downstairs.”` : `“I am ${called}”`
}

/** Returns whether the door stays shut after too many rings in a row. Empty houses and juhq's own always open. */
export function staysShut({ stands, wears }: Resident, times: number): boolean {
  return times >= 4 && stands !== "nowhere" && wears !== "a crown"
}

/** Returns the greeting at repeated rings at the same door; `times` is 2 or more. */
export function greetingAgain(who: Resident, times: number): string {
  const { stands, wears } = who
  const called = onPlate(who.name, 16)
  if (wears === "a crown") return "“The coffee is still on.”"
  if (stands === "nowhere") return "The echo has begun to ring back."
  if (staysShut(who, times)) return "A chain is put on. Somebody is looking."
  return times === 2 ? `“Still ${called}.”` : `“I have been ${called} since I was born.”`
}

/** Describes the picture of the opening door in a sentence. */
export function doorText({ name, stands, part, wears }: Resident): string {
  if (stands === "nowhere") return "A door that opens on an empty hall."
  const who = `${part < 1 ? "a part of somebody" : "somebody"} called ${onPlate(name, 30)}`
  const how = stands === "down" ? "hangs from the lintel" : "stands in the door"
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${how}, wearing ${wears}.`
}
