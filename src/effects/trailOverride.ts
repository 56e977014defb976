/** The visitor's choice of the trail's emoji, or the visitor's own drawing; empty for none. */
import { maxLength, pipe, string } from "valibot"
import { storageEntry } from "../hooks/storage/storageEntry"
import { maxPackedLength } from "./drawnEmoji"

/** The longest emoji sequence of Unicode, of 15 UTF-16 units, is shorter than a drawing. */
export const trailOverride = storageEntry("trail", pipe(string(), maxLength(maxPackedLength)), "")
