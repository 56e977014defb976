/** The fire under the certificate: what is thrown into it, and how high it burns. */

/** At how many points the certificate burns: those of the worst rank. */
const burnsAt = 5000

/** How high the flames stand before the certificate, 0 to 1. */
export const heat = (points: number) => Math.min(1, points / burnsAt)

/** What can be thrown in. Each is a sin of the price list. */
export const fuels = ["BLINK", "MARQUEE", "FRAME"] as const
export type Fuel = (typeof fuels)[number]

/** How many of a tag are thrown in at a time. */
export const armful = 10

/** A page with an armful of a tag at its end. */
export const withFuel = (html: string, fuel: Fuel) =>
  `${html}${html === "" || html.endsWith("\n") ? "" : "\n"}${`<${fuel}>`.repeat(armful)}\n`

/** What was thrown last, and how many throws were before it. */
export type Throw = { fuel: Fuel | null; count: number }
