import type { CSSProperties } from "react"
import { ExternalLink } from "../../../components/external-link/ExternalLink"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { usePageData } from "../../../hooks/page/page"
import { whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { hash } from "../../../lib/game/random"
import * as styles from "./FinnishBooks.module.css"
import { isbnText, millimetres, spineWidth } from "./logic"
import type { FinnishBook } from "./schema"

const factsOf = ({ author, year, pages }: FinnishBook, total: number) =>
  `${author.replace(";", " and")}, ${year}. ${pages} pages, ${millimetres(pages)} mm of the ${total} on this shelf.`

const checkOf = ({ isbn }: FinnishBook) =>
  isbn
    ? `ISBN ${isbn}. ${isbnText(isbn)}`
    : "The clerk finds no ISBN in its papers, and looks at it for a while."

/**
 * A shelf of books about American Finns, each as thick as its page count. A customs clerk checks every book taken
 * out.
 *
 * @feed A short shelf of books about American Finns, with spines to scale and a customs clerk at the end of it.
 * @data finnish-american-books
 */
export default function FinnishBooks() {
  const { "finnish-american-books": books } = usePageData<{ "finnish-american-books": FinnishBook[] }>()
  const { values, set } = useAddress({ book: whole(1, books.length, 1) })
  const book = books[values.book - 1] as FinnishBook
  const total = books.reduce((sum, { pages }) => sum + millimetres(pages), 0)
  return (
    <div className={styles.tool}>
      <ul className={styles.shelf} aria-label="Shelf">
        {books.map(({ title, pages, language }, i) => (
          <li key={title} style={{ flexGrow: pages, maxInlineSize: spineWidth(pages) }}>
            <button
              type="button"
              lang={language}
              aria-pressed={values.book === i + 1}
              aria-label={`${title}, ${pages} pages`}
              style={
                {
                  height: 174 + (hash(title) % 5) * 6,
                  "--hue": hash(title) % 360,
                } as CSSProperties
              }
              onClick={() => set({ book: i + 1 })}
            >
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.desk}>
        <Clerk />
        <div className={styles.card} role="status">
          <h2 lang={book.language}>
            <Reserve all={books.map(({ title }) => title)}>{book.title}</Reserve>
          </h2>
          <p>
            <Reserve all={books.map(each => factsOf(each, total))}>{factsOf(book, total)}</Reserve>
          </p>
          <p>
            <Reserve all={books.map(({ about }) => about)}>{book.about}</Reserve>
          </p>
          <p>
            <Reserve all={books.map(checkOf)}>{checkOf(book)}</Reserve>
          </p>
          <p>
            <ExternalLink href={book.source} tile={false}>
              Where its pages were counted
            </ExternalLink>
          </p>
        </div>
      </div>
      <div className="buttons">
        <button type="button" onClick={() => set({ book: (values.book % books.length) + 1 })}>
          Next, please
        </button>
        <ShareButton />
      </div>
    </div>
  )
}

function Clerk() {
  return (
    <svg className={styles.clerk} viewBox="0 0 120 130" role="img" aria-label="A customs clerk with a stamp">
      <rect width="120" height="130" fill="#d9cba8" />
      <path d="M18 130V96q0-26 42-26t42 26v34z" fill="#2c3a5c" />
      <path d="M60 74v50" stroke="#d9b44a" strokeWidth="4" strokeDasharray="3 10" />
      <circle cx="60" cy="48" r="22" fill="#e2b48c" />
      <path d="M34 38h52l-6-18H40z" fill="#1f2a45" />
      <path d="M30 38h60v6H30z" fill="#11182b" />
      <path d="M46 58q14 8 28 0" stroke="#6b3a1c" strokeWidth="7" fill="none" strokeLinecap="round" />
      <circle cx="52" cy="48" r="2.5" />
      <circle cx="68" cy="48" r="2.5" />
      <path d="M84 100h26v12H84zM94 84h6v16h-6z" fill="#7a1f2b" />
      <path d="M0 122h120v8H0z" fill="#6b421d" />
    </svg>
  )
}
