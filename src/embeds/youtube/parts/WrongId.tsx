import { useId, useState } from "react"
import { PageLink } from "../../../components/page-link/PageLink"
import { findVideoId, idAtStart, idProblem } from "../../../lib/music/youtubeId"
import { isBlank } from "../../../lib/text/blank"
import * as styles from "../YoutubeView.module.css"

/** Explains the error in an id, and finds the right one in the visitor's text. */
export function WrongId({ id }: { id: string }) {
  const [text, setText] = useState("")
  const field = useId()
  // Addresses with something appended to the id lead here too; the id can still be extracted.
  const found = isBlank(text) ? idAtStart(id) : findVideoId(text)
  return (
    <div className="notice">
      <p role="status">
        {id ? <strong className={styles.id}>{id}</strong> : "This page"} can't be played. {idProblem(id)}
      </p>
      <label htmlFor={field}>Paste an address of YouTube's, or an id</label>
      <div className={styles.finder}>
        <input
          id={field}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        {found && <PageLink to={`/youtube/${found}`}>Go to {found}</PageLink>}
      </div>
      <p role="status">{!isBlank(text) && !found && "There is no id in that yet."}</p>
    </div>
  )
}
