/** The orphan pages that the visitor has adopted: taken in on one page, at home on another. */
import * as v from "valibot"
import { storageEntry } from "./storageEntry"
import { useStorage } from "./useStorage"

/** How many pages fit in the house; those who came first move out. */
export const maxAdopted = 400

const nothing: string[] = []

/** The paths of the adopted pages, with their leading slash, in the order in which they came. */
export const adoptions = storageEntry(
  "internal-links",
  v.array(v.pipe(v.string(), v.startsWith("/"), v.maxLength(200))),
  nothing,
)

/** The adopted pages with more of them, each once. */
export function withAdopted(list: readonly string[], paths: readonly string[]): string[] {
  return [...new Set([...list, ...paths])].slice(-maxAdopted)
}

/** The paths of the visitor's adopted pages and their setter; none in the first render. */
export function useAdoptions() {
  return useStorage(adoptions)
}
