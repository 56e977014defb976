/** What the site calls itself: its name, with a title before it while the visitor has given it one on /phd. */
import { boolean } from "valibot"
import { storageEntry } from "../storage/storageEntry"
import { useStorage } from "../storage/useStorage"

export const doctor = storageEntry("doctor", boolean(), false)

/** A name with the title, where it has one. */
export function titled(name: string, isDoctor: boolean): string {
  return isDoctor ? `Dr. ${name}` : name
}

/** The site's name as it wants to be called now; in the first render without a title. */
export function useSiteName(name: string): string {
  const [isDoctor] = useStorage(doctor)
  return titled(name, isDoctor)
}
