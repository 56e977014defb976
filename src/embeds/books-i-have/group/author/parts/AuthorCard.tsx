import { Fragment } from "react"
import { hash } from "../../../../../lib/game/random"
import { pluralise } from "../../../../../lib/text/pluralise"
import { languageName } from "../../../authors"
import * as styles from "../BooksByAuthor.module.css"
import type { Card } from "../logic"

type Props = {
  card: Card
  /** The number of cards behind it. */
  behind: number
  names: readonly string[]
  onOpen: (name: string) => void
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"]

/** Returns a due date that does not exist: the 30th or 31st of a shorter month, derived from the name. */
function due(name: string): string {
  const chance = hash(name)
  const [month, day] = [1, 3, 5, 8, 10].map(at => [at, at === 1 ? 30 : 31] as const)[chance % 5] ?? [1, 30]
  return `${day} ${months[month]} ${1991 + ((chance >>> 8) % 8)}`
}

/** A typed card with an author's books and links to the co-authors. */
export function AuthorCard({ card, behind, names, onOpen }: Props) {
  const pages = card.books.reduce((sum, book) => sum + book.pages, 0)
  return (
    <div className={styles.card} data-behind={Math.min(behind, 5)}>
      <p className={styles.head}>{card.name}</p>
      <ul>
        {card.books.map(book => (
          <li key={book.title}>
            <span lang={book.language}>{book.title}</span>, {book.year}. {languageName(book.language)},{" "}
            {pluralise(book.pages, "page")}
            {book.read ? "." : ", unread."}
          </li>
        ))}
      </ul>
      {card.seeAlso.length > 0 && (
        <p>
          See also:{" "}
          {card.seeAlso.map((name, i) => (
            <Fragment key={name}>
              {i > 0 && "; "}
              <button type="button" className={styles.link} onClick={() => onOpen(name)}>
                {name}
              </button>
            </Fragment>
          ))}
        </p>
      )}
      <p className={styles.foot}>
        Card {names.indexOf(card.name) + 1} of {names.length}. {pluralise(pages, "page")} in all.
      </p>
      <p className={styles.stamp}>DUE {due(card.name)}</p>
    </div>
  )
}
