/** The site's facts (siteMetadata) from gatsby-config.ts. */
import type { Json } from "../lib/content/tree"

export type Facts = {
  product: string
  /** The site's name, which starts every title: "juhq.fi". */
  name: string
  /** The site's origin, without a slash at the end. */
  siteUrl: string
  title: string
  description: string
  language: string
  /** The date of the first commit: "2021-06-02". */
  firstCommit: string
  internalLinks: boolean
  [fact: string]: Json
}

/** The authority and year that permanent ids begin with (RFC 4151): "juhq.fi,2021". */
export function authorityOf({ name, firstCommit }: Facts): string {
  return `${name},${firstCommit.slice(0, 4)}`
}
