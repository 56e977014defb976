/** The time zone of the cameras' clocks. */
export const zone = "Europe/Helsinki"
