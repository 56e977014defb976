/** The desk's page: its script and style, bundled from desk/client at start, and its Content Security Policy. */
import { join } from "node:path"
import { build } from "esbuild"
import { developAddress } from "./shared/api"

export type Bundle = { script: string; style: string }

/** Bundles the client. */
export async function bundleClient(): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, "client/index.tsx")],
    bundle: true,
    write: false,
    outdir: "out",
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff": "dataurl", ".woff2": "dataurl", ".svg": "dataurl", ".png": "dataurl" },
    logLevel: "error",
  })
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ""
  return { script: text(".js"), style: text(".css") }
}

/** The HTML page; the nonce allows the styles that the editor injects. */
export const pageHtml = (nonce: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="nonce" content="${nonce}">
<title>The desk</title>
<link rel="stylesheet" href="/desk.css">
<link rel="icon" href="data:,">
<div id="desk"></div>
<script type="module" src="/desk.js"></script>
`

/** The Content Security Policy: the desk's own script and server, and the develop server in a frame. */
export const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src data: blob:",
    "font-src data:",
    "connect-src 'self'",
    `frame-src ${developAddress}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
