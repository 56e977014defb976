import * as styles from "../BooksByAuthor.module.css"
import type { Neighbours } from "../logic"

type Props = { name: string; place: Neighbours; onOpen: (name: string) => void }

/** The card of a visitor without a book here yet, with links to its neighbours. */
export function NewCard({ name, place: { before, after, same }, onOpen }: Props) {
  const link = (to: string) => (
    <button type="button" className={styles.link} onClick={() => onOpen(to)}>
      {to}
    </button>
  )
  return (
    <div className={styles.card} data-new="">
      <p className={styles.head}>{name}</p>
      {same && after ? (
        <p>{link(after)} is here already. If that is you, go back to writing.</p>
      ) : (
        <>
          <ul>
            <li>[space for your first book]</li>
          </ul>
          <p>
            Filed {before ? <>after {link(before)}</> : "ahead of everybody"}
            {after ? <> and ahead of {link(after)}.</> : ", last, by the door."}
          </p>
          {before && after ? (
            <p>The two have been asked to move 3 mm apart. That is one cover and no pages.</p>
          ) : (
            <p>{link(before ?? after ?? "")} has been asked to move 3 mm. That is one cover and no pages.</p>
          )}
        </>
      )}
      <p className={styles.stamp}>OVERDUE</p>
    </div>
  )
}
