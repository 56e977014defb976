/** Searches for GIFs on GIPHY through its own client, if a key is configured. */
import { useSyncExternalStore } from "react"
import { type Gif, parseGiphyGif, sample } from "../../lib/content/gifSearch"
import type { Random } from "../../lib/game/random"
import { afterLoad } from "../browser/afterLoad"
import { useLoaded } from "../browser/loaded"
import { random } from "../browser/random"

/** The number of results from which a sample is taken. */
const resultCount = 25
const timeoutMs = 8000

let key = ""
const listeners = new Set<() => void>()

/** Sets the API key; with an empty key, nothing is requested. The shell calls it once. */
export function configureGifs(newKey: string): void {
  key = newKey
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns whether there is a key; false in the first render. */
export function useGifService(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => key !== "",
    () => false,
  )
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("GIPHY did not answer in time.")), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Returns a sample of `count` GIFs for a term; none without a key. Rejects with the client's FetchError (url, status,
 * statusText), or after `timeoutMs`. The client caches results for 60 seconds and failures for 6.
 */
export async function searchGifs(term: string, count: number, chance: Random): Promise<Gif[]> {
  if (!key) return []
  const { GiphyFetch } = await import("@giphy/js-fetch-api")
  const { data } = await withTimeout(new GiphyFetch(key).search(term, { limit: resultCount, rating: "g" }))
  return sample(data, count, chance).map(parseGiphyGif)
}

/** Returns GIFs for a term: null while loading, an empty list after a failure or without a key. */
export function useGifs(term: string, count: number): Gif[] | null {
  const hasKey = useGifService()
  const { value, failed } = useLoaded(
    signal => afterLoad().then(() => (signal.aborted ? [] : searchGifs(term, count, random))),
    [term, count],
    hasKey,
  )
  return !hasKey || failed ? noGifs : value
}

const noGifs: Gif[] = []
