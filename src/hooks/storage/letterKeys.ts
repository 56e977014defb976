/** The visitor's setting for hot keys of one letter or digit (WCAG 2.1.4), on by default. */
import { boolean } from "valibot"
import { storageEntry } from "./storageEntry"
import { useStorage } from "./useStorage"

export const letterKeys = storageEntry("letterKeys", boolean(), true)

/** Returns whether letter keys are on, and the setter. */
export function useLetterKeys() {
  return useStorage(letterKeys)
}
