import { useState } from "react"
import { isBlank } from "../../../../lib/text/blank"
import * as styles from "../Comments.module.css"

type Props = {
  /** Turns true when the moderator has closed the thread. */
  closed: boolean
  onPost: (text: string) => void
}

/** The form for a comment, which has one ready. */
export function CommentForm({ closed, onPost }: Props) {
  const [text, setText] = useState("Nice post.")
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        onPost(isBlank(text) ? "..." : text.trim())
      }}
    >
      <label>
        Your comment <input maxLength={120} value={text} onChange={event => setText(event.target.value)} />
      </label>
      <button type="submit">{closed ? "Open it again" : "Post comment"}</button>
    </form>
  )
}
