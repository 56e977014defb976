/** The page's language: the visitor's choice, or the browser's if that is Finnish, or English. */
import * as v from "valibot"
import { useMounted } from "../../hooks/browser/mounted"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import type { Language } from "./words"

const entry = storageEntry<Language | null>(
  "muista-hakea-kahvia-language",
  v.nullable(v.picklist(["fi", "en"])),
  null,
)

/** Returns the page's language, English in the first render, and its setter. */
export function usePageLanguage(): [Language, (lang: Language) => void] {
  const mounted = useMounted()
  const [chosen, choose] = useStorage(entry)
  const own = mounted && /^fi\b/i.test(navigator.language) ? "fi" : "en"
  return [chosen ?? own, choose]
}
