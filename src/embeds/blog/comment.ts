/** A comment below a post, a row of content/data/comments.yaml. */
export type Comment = {
  /** The last part of the post's address. */
  post: string
  by: string
  text: string
}
