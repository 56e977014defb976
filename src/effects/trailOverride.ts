/** The visitor's choice of the trail's emoji; empty for none. */
import { maxLength, pipe, string } from "valibot"
import { storageEntry } from "../hooks/storage/storageEntry"

/** The longest emoji sequence of Unicode (two people kissing, with skin tones) is 15 UTF-16 units. */
export const trailOverride = storageEntry("trail", pipe(string(), maxLength(32)), "")
