import { boolean } from "valibot"
import { storageEntry } from "./storageEntry"

/** Whether the whole site is silent: what it makes itself, its voice, and the videos. */
export const muted = storageEntry("muted", boolean(), false)
