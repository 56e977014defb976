/** The orphan pages that the visitor has adopted. */
import * as v from "valibot"
import { storageEntry } from "./storageEntry"
import { useStorage } from "./useStorage"

/** The maximum number of adopted pages; the oldest are dropped first. */
export const maxAdopted = 400

const noAdoptions: string[] = []

/** The paths of the adopted pages, with a leading slash, in the order of adoption. */
export const adoptions = storageEntry(
  "internal-links",
  v.array(v.pipe(v.string(), v.startsWith("/"), v.maxLength(200))),
  noAdoptions,
)

/** Adds paths, each only once. */
export function withAdopted(list: readonly string[], paths: readonly string[]): string[] {
  return [...new Set([...list, ...paths])].slice(-maxAdopted)
}

/** Returns the paths of the adopted pages, none in the first render, and their setter. */
export function useAdoptions() {
  return useStorage(adoptions)
}
