/** Access to Gatsby's Redux store. */
import type { Facts } from "../../facts"

type Store = { getState: () => { config: { siteMetadata: Facts; pathPrefix?: string } } }

/** Reads the site's facts from the store that every hook gets. */
export function factsOf(store: unknown): Facts {
  const { siteMetadata, pathPrefix } = (store as Store).getState().config
  return pathPrefix ? { ...siteMetadata, pathPrefix } : siteMetadata
}
