import { useId, useRef, useState } from "react"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { EmptyList } from "../../kits/list/EmptyList"
import { ListCount } from "../../kits/list/ListCount"
import { SearchField } from "../../kits/list/SearchField"
import { useList } from "../../kits/list/useList"
import { totals } from "./authors"
import * as styles from "./BookShelf.module.css"
import { bookSpec, columns } from "./logic"
import { BookTable, columnNames } from "./parts/BookTable"
import { Case } from "./parts/Case"
import type { Book } from "./schema"

const address = { search: "q", order: "sort" }
const codecs = { view: choice(["shelf", "table"]) }

/**
 * The books as spines on a shelf or as a table, with a search, sorting and a card for the selected book.
 *
 * @feed A bookshelf whose books can be searched, put in order and taken out one at a time.
 * @data books
 */
export default function BookShelf() {
  const { books } = usePageData<{ books: Book[] }>()
  const list = useList(books, bookSpec, address)
  const { values, set } = useAddress(codecs)
  const isTable = values.view === "table"
  const [picked, setPicked] = useState<string | null>(null)
  /** On a phone the order is folded away, so that the shelf is in the picture. */
  const [isUnfolded, setUnfolded] = useState(false)
  const id = useId()
  const pressedButton = useRef<HTMLElement | null>(null)

  const { shown, sort, setSort } = list
  const open = shown.find(book => book.title === picked) ?? null
  const { pages, metres } = totals(shown)
  const pick = (book: Book, button: HTMLElement) => {
    pressedButton.current = button
    setPicked(book.title === picked ? null : book.title)
  }
  const putBack = () => {
    setPicked(null)
    pressedButton.current?.focus()
  }

  return (
    <div className={styles.tool}>
      <div className={styles.controls}>
        <SearchField list={list} placeholder="A title or an author" />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          Order
        </button>
        <div id={id} className={styles.folded} data-open={isUnfolded || undefined}>
          <Choice
            label="Order by"
            value={sort.by}
            options={columns.map(column => [column, columnNames[column].toLowerCase()] as const)}
            onChange={by => setSort({ by, down: sort.down })}
          />
          <button
            type="button"
            aria-pressed={sort.down}
            onClick={() => setSort({ by: sort.by, down: !sort.down })}
          >
            Backwards
          </button>
          <button type="button" onClick={() => set({ view: isTable ? "shelf" : "table" })}>
            {isTable ? "Show the shelf" : "Show a table"}
          </button>
        </div>
      </div>
      <ListCount list={list} things="books">
        {shown.length > 0 && `${pages.toLocaleString("en-GB")} pages, ${metres.toFixed(2)} metres of shelf.`}
      </ListCount>
      {shown.length === 0 ? (
        <EmptyList list={list} button="Show every book">
          Not on the shelf. Somebody has borrowed it. Somebody always has.
        </EmptyList>
      ) : isTable ? (
        <BookTable list={list} open={open} onPick={pick} onClose={putBack} />
      ) : (
        <Case books={shown} open={open} onPick={pick} onClose={putBack} />
      )}
    </div>
  )
}
