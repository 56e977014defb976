/** The fire under the certificate: its height, and the tags thrown into it. */

/** The points at which the certificate burns: the threshold of the worst rank. */
const burnsAt = 5000

/** Returns the height of the flames, 0 to 1. */
export const heat = (points: number) => Math.min(1, points / burnsAt)

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
