/** Manifests that the build writes into the HTML for the inline loader. */

/** The files a page loads after its first paint, as addresses from the root. */
export type PageManifest = { path: string; styles: string[]; scripts: string[]; template: string }

/** The files that all pages of a build share. */
export type SiteManifest = { hash: string; chunks: Record<string, string[]>; scripts: string[] }

/** The ids of the script elements in the HTML that hold the two manifests as JSON. */
export const pageManifestId = "page-start"
export const siteManifestId = "site-start"
