/** Where old addresses lead, and which page answers for a path with a parameter: the rules that each host is told in its own words. */
import { freeWellKnownPaths } from "../feed/publish"
import { matchPathOf } from "../pages"
import type { Site } from "../site"

/** `from` may have `:name` for a part of the path, and `*` at its end for anything; 301 leads on, 200 answers in place. */
export type Rule = { from: string; to: string; status: number }

/** The rules of a site; the first that fits a path counts. */
export function hostRules(site: Pick<Site, "redirects" | "pages" | "byPath" | "root">): Rule[] {
  const moved = [...site.redirects, ...freeWellKnownPaths(site)].map(({ from, to }) => ({
    from,
    to,
    status: 301,
  }))
  const answered = site.pages.flatMap(({ path }) => {
    const match = matchPathOf(path)
    return match ? [{ from: match, to: path.replaceAll("[", "%5B").replaceAll("]", "%5D"), status: 200 }] : []
  })
  return [...moved, ...answered]
}
