/** A page beside another, where its visitor may want to go next. */
export type Neighbour = {
  path: string
  title: string
  /** The four-digit numpad code. */
  code: string
}
