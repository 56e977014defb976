/** The number of times the word has been said in this browser, on any page. */
import { integer, minValue, number, pipe } from "valibot"
import { storageEntry } from "./storageEntry"
import { useStorage } from "./useStorage"

export const juhkuCount = storageEntry("juhku-count", pipe(number(), integer(), minValue(0)), 0)

/** Returns the count and a function that adds 1 to it. */
export function useJuhkuCount(): [count: number, addOne: () => void] {
  const [count, setCount] = useStorage(juhkuCount)
  return [count, () => setCount(old => old + 1)]
}
