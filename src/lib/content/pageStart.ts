/** What the build tells the first script of a page. */

/** What a page needs once it is painted: addresses from the root. */
export type PageStart = { path: string; styles: string[]; scripts: string[]; template: string }

/** What every page of one build needs. */
export type SiteStart = { hash: string; chunks: Record<string, string[]>; scripts: string[] }

/** The ids of the two lists in the HTML, which are data and not run. */
export const pageStartId = "page-start"
export const siteStartId = "site-start"
