/** What the handbook of components, which is there in develop alone, tells of each. */
import type { Json, Tree } from "./tree"

export type HandbookProp = {
  name: string
  /** Of what kind it is, as a person reads it: "a number". */
  kind: string
  optional: boolean
  /** What it is where it is left out, as the component's code has it; null where the code names nothing. */
  usual: string | null
  doc: string
}

export type HandbookEntry = {
  name: string
  doc: string
  /** The component's file, from the root of the repository. */
  file: string
  props: HandbookProp[]
  /** The lists that the front matter of its page has to name. */
  lists: string[]
  /** MDX that can be copied; `made` where no page has it, and it is made from the props. */
  example: { text: string; made: boolean }
  /** The line of front matter that the example needs, where it needs one. */
  front: string | null
  /** How the example reads in a feed, as HTML. */
  feed: string
  /** The pages that have it. */
  pages: { path: string; title: string }[]
}

/** The example as it is drawn: the page that it is taken from, with its lists. */
export type HandbookLive = {
  path: string
  title: string
  siteName: string
  siteUrl: string
  data: Record<string, Json>
  tree: Tree
}
