/** Gatsby's store, as far as the engine looks into it. */
import type { Facts } from "../../facts"

type Store = { getState: () => { config: { siteMetadata: Facts; pathPrefix?: string } } }

/** The facts of the site, from the store that every hook is given. */
export function factsOf(store: unknown): Facts {
  const { siteMetadata, pathPrefix } = (store as Store).getState().config
  return pathPrefix ? { ...siteMetadata, pathPrefix } : siteMetadata
}
