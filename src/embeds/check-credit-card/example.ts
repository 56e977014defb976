/** The number that is shown at first, with what the library says of it, so that nothing moves once that has loaded. */
import type { Brand } from "./logic"

/** A well-known test number with a wrong last digit. */
export const example = "4242 4242 4242 4241"

/** Its possible brands. */
export const exampleBrands: readonly Brand[] = [
  {
    name: "Visa",
    lengths: [16, 18, 19],
    gaps: [4, 8, 12],
    code: { name: "CVV", size: 3 },
    isCertain: true,
  },
]
