/** The facts of the site that gatsby-config.ts gives, as the engine uses them. */
import type { Json } from "../lib/content/tree"

export type Facts = {
  product: string
  /** The site's name, which begins every title: "juhq.fi". */
  name: string
  /** Its address, without a slash at the end. */
  siteUrl: string
  title: string
  description: string
  language: string
  /** The day of the first commit: "2021-06-02". */
  firstCommit: string
  internalLinks: boolean
  [fact: string]: Json
}

/** What permanent ids begin with (RFC 4151): an authority and the year it was the site's. */
export function authorityOf({ name, firstCommit }: Facts): string {
  return `${name},${firstCommit.slice(0, 4)}`
}
