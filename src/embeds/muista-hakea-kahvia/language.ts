/** The language that the page is in, as this browser remembers it: Finnish, until somebody has asked for English. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import type { Language } from "./words"

export const pageLanguage = storageEntry<Language>(
  "muista-hakea-kahvia-language",
  v.picklist(["fi", "en"]),
  "fi",
)
