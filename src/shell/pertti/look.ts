/** Pertti's looks: pictures that lie over one another, and the words for them. */
import { helsinkiParts } from "../../lib/calendar/zone"
import { carried, type PerttiRole, pictureName, worn } from "../../lib/content/pertti"
import { clothes } from "../../lib/content/thing"

export type Look = {
  /** The accessible name of his button. */
  name: string
  /** Files in /pictures without their common beginning, the lowest first. */
  pictures: readonly string[]
}

/** His look on a page, with the message of what has just happened. */
export type LiveLook = Look & { path: string; message: string }

/** The facts on which his look depends, besides his mood. */
export type Dress = {
  role: PerttiRole | null
  isNight: boolean
  /** True if pictures may move. */
  moves: boolean
  /** The number of things in the briefcase. */
  things: number
  /** The number of seeds in his cheek. */
  seeds: number
}

/** Returns whether an instant is between 22 and 7 o'clock in Helsinki. */
export function isNightAt(time: Date): boolean {
  const { hour } = helsinkiParts(time)
  return hour >= 22 || hour < 7
}

/** Returns his look in a mood in which his head lies on the cushion, with the clothes that fit there. */
export function lyingLook(name: string, picture: string, { role, isNight, things, seeds }: Dress): Look {
  const earned = clothes.filter(({ count }) => things >= count)
  const wears = role?.wears
  const hat = wears ? worn[wears] : isNight && !role ? "a nightcap" : null
  const names = [...earned.map(each => each.name), ...(hat ? [hat] : [])]
  return {
    name: [name, ...names.map(each => `in ${each}`)].join(", "),
    pictures: [
      picture,
      ...(seeds > 0 ? [`cheek-${seeds}.png`] : []),
      ...earned.map(({ count }) => `wears-${count}.png`),
      ...(hat ? [`wears-${wears ? pictureName(wears) : "nightcap"}.png`] : []),
    ],
  }
}

/** Returns his look while nothing has happened: in his part on the page, or asleep. */
export function restingLook(dress: Dress): Look {
  const { role, moves } = dress
  const ending = moves ? "gif" : "png"
  if (role?.away) return { name: "Pertti's cushion, empty", pictures: ["cushion.png"] }
  if (role?.hides) return { name: "Pertti, under his cushion", pictures: ["hiding.png"] }
  if (role?.runs) return { name: "Pertti, in his wheel", pictures: [`wheel.${ending}`] }
  if (role?.carries)
    return {
      name: `Pertti, with ${carried[role.carries]}`,
      pictures: ["carrying.png", `carries-${pictureName(role.carries)}.png`],
    }
  return lyingLook("Pertti, asleep", `asleep.${ending}`, dress)
}
