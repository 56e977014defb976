/** The visitor's setting for snow on every page in any season. */
import { boolean } from "valibot"
import { storageEntry } from "../hooks/storage/storageEntry"

export const snowChoice = storageEntry("snow", boolean(), false)
