/** The emoji that the visitor has chosen to be followed by; empty for none. */
import { maxLength, pipe, string } from "valibot"
import { stored } from "../hooks/stored"

/** The longest emoji sequence of Unicode (two people kissing, with skin tones) is 15 UTF-16 units. */
export const trailOverride = stored("trail", pipe(string(), maxLength(32)), "")
