/** Whether keys of one letter or digit do things on the page: the visitor's switch (WCAG 2.1.4), on until turned off. */
import { boolean } from "valibot"
import { useStored } from "./storage"
import { stored } from "./stored"

export const letterKeys = stored("letterKeys", boolean(), true)

/** Whether letter keys are on, and the switch. */
export function useLetterKeys() {
  return useStored(letterKeys)
}
