/** What machines are told of a page in its head: its one address, its card, and whether they may list it. */

export type HeadFacts = {
  /** The page's address, without a query or a fragment; null where it answers for other addresses than its own. */
  canonical: string | null
  /** Whether search engines may list it. */
  indexed: boolean
  /** The address of its social card. */
  card: string
  /** The days, as 2024-05-31, on which a post came and was last changed; null for what is no article. */
  article: { published: string; modified: string } | null
  /** Each the text of a JSON-LD script. */
  structured: string[]
}
