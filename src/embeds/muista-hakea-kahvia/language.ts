/** The page's language, stored in the browser: Finnish, until the visitor switches to English. */
import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import type { Language } from "./words"

export const pageLanguage = storageEntry<Language>(
  "muista-hakea-kahvia-language",
  v.picklist(["fi", "en"]),
  "fi",
)
