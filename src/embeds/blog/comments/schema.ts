/** content/data/comments.yaml: the comments below the posts of the blog, in order, post by post. */
import * as v from "valibot"
import type { Comment } from "../comment"

const text = (max: number) =>
  v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."), v.maxLength(max))

const comment = v.strictObject({
  /** The last part of the post's address. */
  post: text(60),
  by: text(30),
  text: text(160),
})

export const schema: v.GenericSchema<unknown, Comment[]> = v.pipe(
  v.array(comment),
  v.minLength(1, "Write a comment."),
)
