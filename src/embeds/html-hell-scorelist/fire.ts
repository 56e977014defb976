/** The fire under the certificate: its height, the tags thrown into it, and what they do to the certificate. */
import type { Charge } from "./verdict"

/** The points at which the certificate burns: the threshold of the worst rank. */
const burnsAt = 5000

/** Returns the height of the flames, 0 to 1. The first sins burn best. */
export const heat = (points: number) => Math.min(1, Math.sqrt(points / burnsAt))

/** The tags that can be thrown in. Each is a sin of html-sins.yaml. */
export const fuels = ["BLINK", "MARQUEE", "FRAME"] as const
export type Fuel = (typeof fuels)[number]

/** The number of tags thrown in at once. */
export const armful = 10

/** Appends an armful of a tag to a page. */
export const withFuel = (html: string, fuel: Fuel) =>
  `${html}${html === "" || html.endsWith("\n") ? "" : "\n"}${`<${fuel}>`.repeat(armful)}\n`

/** The last tag thrown, and the number of throws so far. */
export type Throw = { fuel: Fuel | null; count: number }

/** The afflictions of the certificate, by armfuls of each tag on its page. */
export type Afflictions = { blinks: number; slides: number; frames: number }

const sinOf = { blinks: "blink", slides: "marquee", frames: "frames" } as const

/** The maximum number of armfuls of a tag that show on the certificate. */
const maxAffliction = 3

/** Returns what the certificate suffers: it blinks, slides, or is seen in frames. */
export function afflictionsOf(list: readonly Charge[]): Afflictions {
  const armfuls = (id: string) => {
    const count = list.find(({ sin }) => sin.id === id)?.found.count ?? 0
    return Math.min(maxAffliction, Math.floor(count / armful))
  }
  return { blinks: armfuls(sinOf.blinks), slides: armfuls(sinOf.slides), frames: armfuls(sinOf.frames) }
}
