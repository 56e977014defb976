/** The shape of /search.json: how the Start menu sorts the pages, and the words by which they are found beyond titles. */

export type PageFolder = {
  /** The title of a tag. */
  title: string
  /** The paths of its pages, in order of their numbers. */
  pages: string[]
}

export type PageSearch = {
  folders: PageFolder[]
  /** The caption over each page's toy, by path. */
  captions: Record<string, string>
}
