import { boolean } from "valibot"
import { storageEntry } from "./storageEntry"

/** The visitor's setting that mutes the whole site: its sounds, its speech and the videos. */
export const muted = storageEntry("muted", boolean(), false)
