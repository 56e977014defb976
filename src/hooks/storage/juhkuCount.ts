/** How many times this browser has said the word, on whichever page. */
import { integer, minValue, number, pipe } from "valibot"
import { storageEntry } from "./storageEntry"
import { useStorage } from "./useStorage"

export const juhkuCount = storageEntry("juhku-count", pipe(number(), integer(), minValue(0)), 0)

/** The count so far, and a function that adds one to it. */
export function useJuhkuCount(): [count: number, addOne: () => void] {
  const [count, setCount] = useStorage(juhkuCount)
  return [count, () => setCount(old => old + 1)]
}
