/** The site's name, with the title of doctor after the visitor has granted it. */
import { boolean } from "valibot"
import { storageEntry } from "../storage/storageEntry"
import { useStorage } from "../storage/useStorage"

export const doctor = storageEntry("doctor", boolean(), false)

/** Adds the title to a name if it has one. */
export function withDoctorTitle(name: string, isDoctor: boolean): string {
  return isDoctor ? `Dr. ${name}` : name
}

/** Returns the site's name with its title; without it in the first render. */
export function useSiteName(name: string): string {
  const [isDoctor] = useStorage(doctor)
  return withDoctorTitle(name, isDoctor)
}
