/** Whether the visitor wants snow at home whatever the season; the switch is in the bottom bar. */
import { boolean } from "valibot"
import { storageEntry } from "../hooks/storage/storageEntry"

export const snowChoice = storageEntry("snow", boolean(), false)
