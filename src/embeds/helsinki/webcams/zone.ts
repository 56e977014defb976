/** The time zone whose clocks the cameras show. */
export const zone = "Europe/Helsinki"
