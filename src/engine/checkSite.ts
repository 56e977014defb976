/**
 * The one check of a site, used by `npm run check`, the build, develop, `npm run new`, the desk and the tests.
 * Matters of taste are in hints.ts.
 */
import { checkConfig } from "./configRules"
import { checkRules } from "./pageRules"
import { checkPictures } from "./pictures"
import { sortProblems } from "./problems"
import { type BuildCache, emptyBuildCache, type Site } from "./site"

/**
 * Adds the problems of pictures, pages and lists to a site, and removes pictures that can't be shown. Only files
 * changed since the last check with the same `cache` are read again. Entries missing from the registry and the
 * guide are not problems yet: syncGenerated writes or reports them.
 */
export async function checkSite(read: Site, cache: BuildCache = emptyBuildCache()): Promise<Site> {
  const site = await checkPictures(read, cache)
  return {
    ...site,
    problems: sortProblems([...checkConfig(site), ...site.problems, ...checkRules(site, cache)]),
  }
}
