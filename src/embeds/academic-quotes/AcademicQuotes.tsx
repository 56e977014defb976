import { useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { usePageData } from "../../hooks/page/page"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { isBlank } from "../../lib/text/blank"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./AcademicQuotes.module.css"
import { apa, bibtex, chicago, mla, ownSource, type Piece, words } from "./citations"
import { firstLast } from "./names"
import { Scholar } from "./parts/Scholar"
import type { Quote } from "./schema"

const maxNameLength = 40
const maxQuoteLength = 140
const reading = [
  "Sources read: 1. Words written: 0.",
  "Sources read: 2. Words written: 0. A good start.",
  "Sources read: 3. The plan for the plan is ready.",
  "Sources read: 4. A cup of something would help.",
  "Sources read: 5. The window has been cleaned.",
  "Sources read: 6. Words written: 1. It was deleted.",
]

/**
 * A blackboard of invented quotes on procrastination, with their sources in four citation styles. Visitors can add
 * their own.
 *
 * @feed Quotes on putting things off, ready to be cited in APA, MLA, Chicago and BibTeX; yours too, in press.
 * @data academic-quotes
 */
export default function AcademicQuotes() {
  const { "academic-quotes": quotes } = usePageData<{ "academic-quotes": Quote[] }>()
  const { values, set } = useAddress({
    quote: choice(quotes.map(({ id }) => id)),
    by: text("", { maxLength: maxNameLength }),
    said: text("", { maxLength: maxQuoteLength }),
  })
  const [read, setRead] = useState(0)
  const at = Math.max(
    0,
    quotes.findIndex(({ id }) => id === values.quote),
  )
  const quote = quotes[at]
  const isOwn = !isBlank(values.by) && !isBlank(values.said)
  const source = isOwn
    ? ownSource(values.by.slice(0, maxNameLength), values.said.slice(0, maxQuoteLength))
    : quote
  if (!quote || !source) return null
  /** The fields filled in so far, while they do not make a complete source. */
  const half = Object.fromEntries(
    Object.entries({ by: values.by, said: values.said }).filter(([, text]) => !isBlank(text)),
  )

  const turn = (steps: number) => {
    setRead(read + 1)
    const next = quotes[(at + steps + quotes.length) % quotes.length]
    set({ quote: next?.id ?? quote.id, by: "", said: "" })
  }
  const names = source.authors.map(firstLast)
  const styled = [
    { name: "APA 7", pieces: apa(source) },
    { name: "MLA 9", pieces: mla(source) },
    { name: "Chicago 17", pieces: chicago(source) },
    { name: "BibTeX", pieces: [{ text: bibtex(source) }] },
  ]

  return (
    <div className={styles.tool}>
      <figure className={styles.board} aria-label="A source on the board">
        <Scholar name={source.authors[0] ?? ""} />
        <div role="status" aria-label="The quote">
          <blockquote className={styles.quote}>
            {source.kind === "forthcoming" ? values.said.slice(0, maxQuoteLength) : source.quote}
          </blockquote>
          <p className={styles.by}>
            <bdi>{names[0]}</bdi>
            {names.length > 1 && ` and ${pluralise(names.length - 1, "other")}`},{" "}
            {source.kind === "forthcoming" ? "in press" : source.year}
          </p>
        </div>
      </figure>
      <div className="buttons">
        <button type="button" onClick={() => turn(1)}>
          One more source
        </button>
        <button type="button" onClick={() => turn(-1)}>
          The one before
        </button>
        <ShareButton
          text={isOwn ? "I am in press" : quote.quote}
          {...(isOwn ? {} : { link: `?${new URLSearchParams({ quote: quote.id, ...half })}` })}
        />
      </div>
      <div className={styles.own}>
        <Field
          label="Or cite yourself: your name"
          value={values.by}
          maxLength={maxNameLength}
          onChange={by => set({ by })}
        />
        <Field
          label="and what you will have said"
          value={values.said}
          maxLength={maxQuoteLength}
          onChange={said => set({ said })}
        />
      </div>
      <dl className={styles.cites} aria-label="Citations">
        {styled.map(({ name, pieces }) => (
          <div key={name} data-code={name === "BibTeX" || undefined}>
            <dt>
              {name}
              <CopyButton text={words(pieces)} what={name} />
            </dt>
            <dd>
              <ScrollArea className={styles.cited} maxHeight="100%" label={`${name}, as it is copied`}>
                <Cited pieces={pieces} />
              </ScrollArea>
            </dd>
          </div>
        ))}
      </dl>
      <StatusMessage>
        {(source.kind !== "forthcoming" && source.review) ||
          (reading[read] ?? "That is enough reading. One more.")}
      </StatusMessage>
    </div>
  )
}

function Cited({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, italic }) =>
    italic ? (
      <i key={text}>
        <BidiIsolate>{text}</BidiIsolate>
      </i>
    ) : (
      <span key={text}>
        <BidiIsolate>{text}</BidiIsolate>
      </span>
    ),
  )
}
