/** Where the site's script begins: at a file of ours, which imports Gatsby's own entry. */
import { join } from "node:path"

type Config = { entry: { app: string }; resolve: { alias: Record<string, string | false> } }

/** Has the script begin at `file`; there "gatsby-entry" is Gatsby's entry, and "gatsby-entry/site" what it would load of ours. */
export function replaceEntry(config: Config, file: string, root: string): void {
  config.resolve.alias["gatsby-entry$"] = config.entry.app
  config.resolve.alias["gatsby-entry/site$"] = join(root, "gatsby-browser.tsx")
  config.entry.app = file
}
