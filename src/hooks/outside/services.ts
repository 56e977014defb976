/** The services outside that the site's configuration has switched on, and pictures from them that come late or never. */
import { createContext, useCallback, useContext, useEffect, useState } from "react"
import { afterLoad } from "../browser/afterLoad"

export type Services = {
  /** Whether the icons of the hosts that pages link to are asked for. */
  favicons: boolean
  /** The site's id at the hit counter; empty: the counter here counts alone. */
  counterId: string
  /** The address under which a service has the badges by their paths; empty: the site's own pictures are shown. */
  badgeService: string
  /** Whether Wikipedia is asked how an article begins. */
  wikipedia: boolean
  /** Whether YouTube's player may be fetched. */
  youtube: boolean
}

/** The site as it is where nothing is configured. */
export const usualServices: Services = {
  favicons: false,
  counterId: "",
  badgeService: "",
  wikipedia: true,
  youtube: true,
}

export const ServicesContext = createContext(usualServices)

/** Which services are on: the same for everyone, and from the first render. */
export function useServices(): Services {
  return useContext(ServicesContext)
}

/** How many milliseconds a service outside may take before what stands in for it is shown, or stays. */
export const timeoutMs = 10_000

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
      }, timeoutMs)
    })
    return () => {
      wanted = false
      clearTimeout(patient)
    }
  }, [address])
  return come === address ? come : null
}

/**
 * Watches a picture of another host that stands in the page: `failed` when it can't be had, or has not come `timeoutMs`
 * after it was first in view, so that what stands in for it takes its place. A lazy picture out of view is not asked for yet.
 */
export function useRemotePicture(address: string) {
  const [given, setGiven] = useState("")
  const giveUp = useCallback(() => setGiven(address), [address])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        if (!image.complete || image.naturalWidth === 0) timer ??= setTimeout(giveUp, timeoutMs)
      }
      const stop = () => clearTimeout(timer)
      const watch =
        typeof IntersectionObserver === "undefined"
          ? null
          : new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && wait())
      if (watch) watch.observe(image)
      else wait()
      image.addEventListener("load", stop)
      return () => {
        stop()
        watch?.disconnect()
        image.removeEventListener("load", stop)
      }
    },
    [giveUp],
  )
  return { failed: given === address, props: { ref, onError: giveUp } }
}
