/** Gatsby's store, as far as the engine looks into it. */
import type { Facts } from "../../facts"

type Store = { getState: () => { config: { siteMetadata: Facts } } }

/** The facts of the site, from the store that every hook is given. */
export function factsOf(store: unknown): Facts {
  return (store as Store).getState().config.siteMetadata
}
