/**
 * What every page asks for once it is painted, written where Gatsby writes the script elements of all pages: those would be
 * fetched and run while the page is being drawn.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type SiteManifest, siteManifestId } from "../../../lib/content/manifest"

type Stats = {
  hash?: string
  compilation: { entrypoints: Map<string, { getFiles: () => string[] }> }
}

type Compiler = {
  hooks: { done: { tapPromise: (name: string, work: (stats: Stats) => Promise<void>) => void } }
}

/** The piece of HTML that Gatsby puts at the end of each page's body. */
const slice = join("public", "_gatsby", "slices", "_gatsby-scripts-1.html")

/** Runs after Gatsby's own plugin has written the piece, as it was added after it. */
export class SiteManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise("SiteManifestPlugin", async ({ hash = "", compilation }) => {
      const scripts = compilation.entrypoints.get("app")?.getFiles() ?? []
      const start: SiteManifest = {
        hash,
        chunks: JSON.parse(readFileSync(join("public", "chunk-map.json"), "utf8")),
        scripts: scripts.filter(file => file.endsWith(".js")).map(file => `/${file}`),
      }
      writeFileSync(
        slice,
        `<script type="application/json" id="${siteManifestId}">${JSON.stringify(start)}</script>`,
      )
    })
  }
}
