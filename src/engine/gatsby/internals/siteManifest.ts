/**
 * Writes a manifest of the scripts that pages load after the first paint, in place of Gatsby's script elements,
 * which would load and run during it.
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

/** The HTML slice that Gatsby puts at the end of each page's body. */
const slice = join("public", "_gatsby", "slices", "_gatsby-scripts-1.html")

/** Overwrites the slice after Gatsby's own plugin, which is registered earlier. */
export class SiteManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise("SiteManifestPlugin", async ({ hash = "", compilation }) => {
      const scripts = compilation.entrypoints.get("app")?.getFiles() ?? []
      const manifest: SiteManifest = {
        hash,
        chunks: JSON.parse(readFileSync(join("public", "chunk-map.json"), "utf8")),
        scripts: scripts.filter(file => file.endsWith(".js")).map(file => `/${file}`),
      }
      writeFileSync(
        slice,
        `<script type="application/json" id="${siteManifestId}">${JSON.stringify(manifest)}</script>`,
      )
    })
  }
}
