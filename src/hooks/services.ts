/** The outside pictures that the site's configuration has switched on; until it does, nobody is asked for one. */
import { useEffect, useState, useSyncExternalStore } from "react"
import { afterLoad } from "./afterLoad"

export type Services = {
  /** Whether the icons of the hosts that pages link to are asked for. */
  favicons: boolean
  /** The site's id at the hit counter; empty: the counter here counts alone. */
  counterId: string
}

/** How many milliseconds a picture may take. */
const patience = 10_000

const none: Services = { favicons: false, counterId: "" }
let services = none
const listeners = new Set<() => void>()

/** Switches the services on or off. The shell calls it once. */
export function configureServices(given: Services): void {
  services = given
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Which services are on; none in the first render. */
export function useServices(): Services {
  return useSyncExternalStore(
    subscribe,
    () => services,
    () => none,
  )
}

/** The address once its picture has come, asked for after the page has loaded; null before, and where it never comes. */
export function usePictureOf(address: string | null): string | null {
  const [come, setCome] = useState<string | null>(null)
  useEffect(() => {
    if (!address) return
    const image = new Image()
    let patient: ReturnType<typeof setTimeout> | undefined
    let wanted = true
    image.referrerPolicy = "no-referrer"
    image.onload = () => wanted && setCome(address)
    void afterLoad().then(() => {
      if (!wanted) return
      image.src = address
      patient = setTimeout(() => {
        wanted = false
        image.src = ""
      }, patience)
    })
    return () => {
      wanted = false
      clearTimeout(patient)
    }
  }, [address])
  return come === address ? come : null
}
