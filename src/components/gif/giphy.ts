/** Searches for GIFs on GIPHY through its own client, if a key is configured. */

import { afterLoad } from "../../hooks/browser/afterLoad"
import { useLoaded } from "../../hooks/browser/loaded"
import { random } from "../../hooks/browser/random"
import { useServices } from "../../hooks/outside/services"
import type { Random } from "../../lib/game/random"
import { type Gif, parseGiphyGif, sample } from "./gifSearch"

/** The number of results from which a sample is taken. */
const resultCount = 25
const timeoutMs = 8000

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("GIPHY did not answer in time.")), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Returns a sample of `count` GIFs for a term, with an API key. Rejects with the client's FetchError (url, status,
 * statusText), or after `timeoutMs`. The client caches results for 60 seconds and failures for 6.
 */
export async function searchGifs(key: string, term: string, count: number, chance: Random): Promise<Gif[]> {
  const { GiphyFetch } = await import("@giphy/js-fetch-api")
  const { data } = await withTimeout(new GiphyFetch(key).search(term, { limit: resultCount, rating: "g" }))
  return sample(data, count, chance).map(parseGiphyGif)
}

/** Returns GIFs for a term: null while loading, an empty list after a failure or without a key. */
export function useGifs(term: string, count: number): Gif[] | null {
  const { giphyKey } = useServices()
  const { value, failed } = useLoaded(
    signal => afterLoad().then(() => (signal.aborted ? [] : searchGifs(giphyKey, term, count, random))),
    [giphyKey, term, count],
    giphyKey !== "",
  )
  return !giphyKey || failed ? noGifs : value
}

const noGifs: Gif[] = []
