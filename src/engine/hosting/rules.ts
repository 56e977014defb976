/** Redirects of former addresses and rewrites of parametrised paths, independent of the host. */
import { freeWellKnownPaths } from "../feed/publish"
import { matchPathOf } from "../pages"
import type { Site } from "../site"

/** A redirect (301) or rewrite (200). `from` may contain `:name` for a segment, and end in `*` for any rest. */
export type Rule = { from: string; to: string; status: number }

/** Lists the rules of a site; the first match counts. */
export function hostRules(site: Pick<Site, "redirects" | "pages" | "byPath" | "root">): Rule[] {
  const redirects = [...site.redirects, ...freeWellKnownPaths(site)].map(({ from, to }) => ({
    from,
    to,
    status: 301,
  }))
  const rewrites = site.pages.flatMap(({ path }) => {
    const match = matchPathOf(path)
    return match ? [{ from: match, to: path.replaceAll("[", "%5B").replaceAll("]", "%5D"), status: 200 }] : []
  })
  return [...redirects, ...rewrites]
}
