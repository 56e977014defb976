/**
 * The one check of a site: the check, the build, develop, `npm run new`, the desk and the tests all ask here what is
 * wrong with it. What is only a matter of taste is in hints.ts.
 */
import { checkConfig } from "./configRules"
import { checkRules } from "./pageRules"
import { checkPictures } from "./pictures"
import { sortProblems } from "./problems"
import { type BuildCache, emptyBuildCache, type Site } from "./site"

/**
 * Adds to a site that has been read what its pictures and the rules for pages and lists find, and takes out the pictures
 * that can't be shown. Only files that have changed since the last check with this `memory` are looked at again. What
 * the registry and the guide lack is no problem of the site's content yet: `settle` writes it, or tells it.
 */
export async function checkSite(read: Site, memory: BuildCache = emptyBuildCache()): Promise<Site> {
  const site = await checkPictures(read, memory)
  return {
    ...site,
    problems: sortProblems([...checkConfig(site), ...site.problems, ...checkRules(site, memory)]),
  }
}
