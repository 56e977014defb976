/** External services enabled in the site's configuration, and pictures from them that may load late or not at all. */
import { createContext, useCallback, useContext, useEffect, useState } from "react"
import { afterLoad } from "../browser/afterLoad"

export type Services = {
  /** Loads the favicons of the hosts that pages link to. */
  favicons: boolean
  /** The site's id at the hit counter service; empty without the service. */
  counterId: string
  /** The base address of a service with the badges under the same paths; empty for the site's own pictures. */
  badgeService: string
  /** The key of the GIF search of GIPHY; empty without it. */
  giphyKey: string
  /** Loads summaries of articles from Wikipedia. */
  wikipedia: boolean
  /** Loads YouTube's player. */
  youtube: boolean
}

/** The services without configuration. */
export const defaultServices: Services = {
  favicons: false,
  counterId: "",
  badgeService: "",
  giphyKey: "",
  wikipedia: true,
  youtube: true,
}

export const ServicesContext = createContext(defaultServices)

/** Returns the enabled services, which are the same for everyone from the first render on. */
export function useServices(): Services {
  return useContext(ServicesContext)
}

/** The time in milliseconds after which a fallback replaces a picture of an external service. */
export const timeoutMs = 10_000

/** Loads a picture after the page has loaded. Returns its address once it is there; null before and after a failure. */
export function usePreloadedPicture(address: string | null): string | null {
  const [loadedAddress, setLoadedAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!address) return
    const image = new Image()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    image.referrerPolicy = "no-referrer"
    image.onload = () => isWanted && setLoadedAddress(address)
    void afterLoad().then(() => {
      if (!isWanted) return
      image.src = address
      timer = setTimeout(() => {
        isWanted = false
        image.src = ""
      }, timeoutMs)
    })
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [address])
  return loadedAddress === address ? loadedAddress : null
}

/**
 * Watches a picture of another host in the page. `failed` is true if it fails to load, or has not loaded `timeoutMs`
 * after it first came into view, so that a fallback can replace it. A lazy picture doesn't load before it is in view.
 */
export function useRemotePicture(address: string) {
  const [failedAddress, setFailedAddress] = useState("")
  const giveUp = useCallback(() => setFailedAddress(address), [address])
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const startTimer = () => {
        if (!image.complete || image.naturalWidth === 0) timer ??= setTimeout(giveUp, timeoutMs)
      }
      const stop = () => clearTimeout(timer)
      const observer =
        typeof IntersectionObserver === "undefined"
          ? null
          : new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && startTimer())
      if (observer) observer.observe(image)
      else startTimer()
      image.addEventListener("load", stop)
      return () => {
        stop()
        observer?.disconnect()
        image.removeEventListener("load", stop)
      }
    },
    [giveUp],
  )
  return { failed: failedAddress === address, props: { ref, onError: giveUp } }
}
