/** Metadata in the head of a page for search engines and social cards. */

export type HeadFacts = {
  /** The page's address, without a query or a fragment; null if the page is also served at other addresses. */
  canonical: string | null
  /** Allows search engines to index the page. */
  indexed: boolean
  /** The address of the social card. */
  card: string
  /** The days, as 2024-05-31, on which a post was published and last changed; null for pages that are no posts. */
  article: { published: string; modified: string } | null
  /** The texts of JSON-LD scripts. */
  structured: string[]
}
