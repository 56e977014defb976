import { useMemo, useRef } from "react"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import { usePageData } from "../../../../hooks/page/page"
import { choice, text } from "../../../../kits/address/codecs"
import { useAddress } from "../../../../kits/address/useAddress"
import { ButtonGrid } from "../../../../kits/board/ButtonGrid"
import { useGrid } from "../../../../kits/board/useGrid"
import { Field } from "../../../../kits/controls/Field"
import { pluralise } from "../../../../lib/text/pluralise"
import type { Book } from "../../schema"
import * as styles from "./BooksByAuthor.module.css"
import { cardName, cardsOf, drawerOf, letters, lostObject, maxName, neighbours } from "./logic"
import { AuthorCard } from "./parts/AuthorCard"
import { NewCard } from "./parts/NewCard"

/** The number of drawers in a row. */
const columns = 6
/** The distance after which a dragged card gives way to the next, in CSS pixels. */
const minDrag = 40
const first = "Knuth, Donald E."

/**
 * A card cabinet of authors, with a drawer for every letter and a card for the visitor. Drawers without authors hold
 * other things.
 *
 * @feed A library's card cabinet: a drawer for every letter, a card for every author, and one for you between two of them.
 * @data books
 */
export default function BooksByAuthor() {
  const { books } = usePageData<{ books: Book[] }>()
  const cards = useMemo(() => cardsOf(books), [books])
  const names = cards.map(card => card.name)
  const { values, set } = useAddress({
    drawer: choice(letters, null),
    card: choice(names, names.includes(first) ? first : (names[0] ?? null)),
    name: text("", { maxLength: maxName }),
  })
  const own = cardName(values.name)
  const letter = values.drawer ?? (own ? drawerOf(own) : drawerOf(values.card ?? ""))
  const inside = cards.filter(card => drawerOf(card.name) === letter)
  const place = Math.max(
    0,
    inside.findIndex(card => card.name === values.card),
  )
  const shown = inside[place]
  const showsOwn = own !== "" && values.drawer === null
  const grid = useGrid<HTMLTableElement>(letters.length / columns, columns, letters.indexOf("K"))

  const heldAt = useRef(0)
  const open = (to: string) => {
    const card = cards.find(each => drawerOf(each.name) === to)
    set({ drawer: letters.find(each => each === to) ?? null, ...(card && { card: card.name }) })
  }
  const turnTo = (name: string) =>
    set({ drawer: letters.find(each => each === drawerOf(name)) ?? null, card: name })
  const flick = (steps: number) => {
    const to = inside[(place + steps + inside.length) % inside.length]
    if (to) turnTo(to.name)
  }

  return (
    <div className={styles.tool}>
      <div className={styles.own}>
        <Field
          label="File yourself (first name, last name)"
          value={values.name}
          maxLength={maxName}
          onChange={name => set({ name, drawer: null })}
        />
        <ShareButton
          text="I have been filed. See who had to move."
          link={own ? `?name=${encodeURIComponent(values.name)}` : "?"}
        />
      </div>
      <div className="buttons">
        <button
          type="button"
          onClick={() => turnTo(names[(names.indexOf(shown?.name ?? "") + 37) % names.length] ?? first)}
        >
          Let a card fall out
        </button>
        <button type="button" onClick={() => (inside.length > 0 ? flick(1) : open("A"))}>
          {inside.length > 1 ? "Next card" : "Close it and open A"}
        </button>
      </div>
      <div className={styles.room}>
        <div className={styles.cabinet}>
          <ButtonGrid
            label="Drawers"
            rows={letters.length / columns}
            columns={columns}
            grid={grid}
            cell={index => {
              const each = letters[index] ?? "#"
              const many = cards.filter(card => drawerOf(card.name) === each).length
              return {
                "aria-label": `${each}: ${pluralise(many, "author")}`,
                "aria-pressed": each === letter,
                onClick: () => open(each),
                children: <span aria-hidden="true">{each}</span>,
              }
            }}
          />
        </div>
        <section
          className={styles.desk}
          aria-label="The card"
          aria-live="polite"
          onPointerDown={({ clientX }) => {
            heldAt.current = clientX
          }}
          onPointerUp={({ clientX }) => {
            const moved = clientX - heldAt.current
            if (Math.abs(moved) > minDrag && inside.length > 1 && !showsOwn) flick(moved < 0 ? 1 : -1)
          }}
        >
          {showsOwn ? (
            <NewCard name={own} place={neighbours(own, cards)} onOpen={turnTo} />
          ) : shown ? (
            <AuthorCard card={shown} behind={inside.length - 1} names={names} onOpen={turnTo} />
          ) : (
            <div className={styles.card}>
              <p className={styles.head}>{letter}</p>
              <p>No authors.</p>
              <p>In the drawer: {lostObject(letter)}</p>
            </div>
          )}
        </section>
      </div>
      <details className={styles.list}>
        <summary>All {cards.length} cards as a list</summary>
        <ul>
          {cards.map(card => (
            <li key={card.name}>
              {card.name}: {card.books.map(book => `${book.title} (${book.year})`).join("; ")}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
