/** GIFs by a term from GIPHY, through its own client, where a key is configured; otherwise nobody is asked. */
import { useSyncExternalStore } from "react"
import { fromAnswer, type Gif, sample } from "../../lib/content/gifSearch"
import type { Random } from "../../lib/game/random"
import { afterLoad } from "../browser/afterLoad"
import { useLoaded } from "../browser/loaded"
import { random } from "../browser/random"

/** How many GIFs a sample is taken from, and how many milliseconds a search may take. */
const searched = 25
const timeoutMs = 8000

let key = ""
const listeners = new Set<() => void>()

/** Names the key (empty: nothing is ever asked). The shell calls it once. */
export function configureGifs(given: string): void {
  key = given
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether there is a key; false in the first render. */
export function useGifService(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => key !== "",
    () => false,
  )
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("GIPHY did not answer in time.")), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * A sample of `count` GIFs for a term; none without a key. Rejects with the client's FetchError (url, status,
 * statusText), or after 8 seconds. The client remembers answers for 60 seconds and failures for 6.
 */
export async function searchGifs(term: string, count: number, chance: Random): Promise<Gif[]> {
  if (!key) return []
  const { GiphyFetch } = await import("@giphy/js-fetch-api")
  const { data } = await inTime(new GiphyFetch(key).search(term, { limit: searched, rating: "g" }))
  return sample(data, count, chance).map(fromAnswer)
}

/** GIFs for a term: null while they are looked for, and an empty list where there are none to be had. */
export function useGifs(term: string, count: number): Gif[] | null {
  const wanted = useGifService()
  const { value, failed } = useLoaded(
    signal => afterLoad().then(() => (signal.aborted ? [] : searchGifs(term, count, random))),
    [term, count],
    wanted,
  )
  return !wanted || failed ? nothing : value
}

const nothing: Gif[] = []
