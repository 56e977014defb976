/** Whether keys of one letter or digit do things on the page: the visitor's switch (WCAG 2.1.4), on until turned off. */
import { boolean } from "valibot"
import { storageEntry } from "./storageEntry"
import { useStorage } from "./useStorage"

export const letterKeys = storageEntry("letterKeys", boolean(), true)

/** Whether letter keys are on, and the switch. */
export function useLetterKeys() {
  return useStorage(letterKeys)
}
