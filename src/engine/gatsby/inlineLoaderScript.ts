/** The minified script in the head of each page. */
import { join } from "node:path"
import { buildSync } from "esbuild"
import { supportedBrowsers } from "./internals/translate"

/** Bundles src/shell/first-paint/inlineLoader.ts for the supported browsers. */
export function inlineLoaderScript(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, "src/shell/first-paint/inlineLoader.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: supportedBrowsers(root),
  })
  return outputFiles[0]?.text.trim() ?? ""
}
