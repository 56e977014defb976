/** Replaces the entry of the site's script with a file of the site, which imports Gatsby's own entry. */
import { join } from "node:path"

type Config = { entry: { app: string }; resolve: { alias: Record<string, string | false> } }

/**
 * Makes `file` the entry. There "gatsby-entry" is Gatsby's entry, and "gatsby-entry/site" the gatsby-browser.tsx
 * that it would load.
 */
export function replaceEntry(config: Config, file: string, root: string): void {
  config.resolve.alias["gatsby-entry$"] = config.entry.app
  config.resolve.alias["gatsby-entry/site$"] = join(root, "gatsby-browser.tsx")
  config.entry.app = file
}
