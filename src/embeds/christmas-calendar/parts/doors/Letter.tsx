import { useState } from "react"
import { letter } from "../../toys/words"
import * as styles from "./doors.module.css"

/** Door 7: Pertti's letter to Joulupukki, page by page, because his paws are small. */
export function Letter() {
  const [page, setPage] = useState(0)
  return (
    <>
      <p className={styles.letter} role="status">
        {letter[page]}
      </p>
      <div className="buttons">
        <button type="button" aria-disabled={page === 0} onClick={() => setPage(Math.max(0, page - 1))}>
          Turn back
        </button>
        <span>
          Page {page + 1} of {letter.length}
        </span>
        <button
          type="button"
          aria-disabled={page === letter.length - 1}
          onClick={() => setPage(Math.min(letter.length - 1, page + 1))}
        >
          Turn the page
        </button>
      </div>
    </>
  )
}
