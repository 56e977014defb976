/** Creates Gatsby's routes. */
import { resolve } from "node:path"
import type { Actions } from "gatsby"
import { matchPathOf } from "../pages"
import type { Site } from "../site"

/** Creates the routes of all pages, of the 404 page and of retired addresses. */
export function createRoutes(site: Site, { createPage }: Pick<Actions, "createPage">): void {
  for (const { kind, path } of site.pages) {
    const matchPath = matchPathOf(path)
    const component = resolve(`src/templates/${kind}.tsx`)
    // The name "path" is reserved by Gatsby for the page's own address, which is another one for /404.html.
    createPage({ path, component, context: { pagePath: path }, ...(matchPath && { matchPath }) })
    if (path === "/404") createPage({ path: "/404.html", component, context: { pagePath: path } })
  }
  const component = resolve("src/templates/page.tsx")
  for (const { retired, path, now } of site.codes.lines) {
    if (!retired || !site.byPath.has("/gone")) continue
    for (const old of now ? [path, now] : [path])
      createPage({ path: `/${old}`, component, context: { pagePath: "/gone" } })
  }
}
