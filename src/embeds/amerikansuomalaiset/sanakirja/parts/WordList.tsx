import { useMemo } from "react"
import { ExternalLink } from "../../../../components/external-link/ExternalLink"
import type { ListSpec } from "../../../../kits/list/logic"
import { SearchField } from "../../../../kits/list/SearchField"
import { useList } from "../../../../kits/list/useList"
import * as styles from "../Sanakirja.module.css"
import type { Finglish, Word } from "../schema"

const { compare } = new Intl.Collator("fi")
const spec: ListSpec<Word> = {
  search: { text: ({ word, fi, en }) => `${word} ${fi} ${en}`, beginnings: true },
  orders: { word: { compare: (a, b) => compare(a.word, b.word) } },
  first: "word",
}
const address = { search: "q", order: "sort" }

/** The searchable list of all words. */
export function WordList({ finglish }: { finglish: Finglish }) {
  const list = useList(finglish.words, spec, address)
  const names = useMemo(() => new Map(Object.entries(finglish.sources)), [finglish])
  return (
    <section aria-label="Words">
      <SearchField list={list} label="Find a word in any of the languages" />
      <p role="status">
        {list.shown.length === 0
          ? "Nobody said that, or nobody heard."
          : `${list.shown.length} of ${finglish.words.length} words`}
      </p>
      <dl className={styles.words}>
        {list.shown.map(({ word, fi, en, source }) => {
          const from = names.get(source)
          return (
            <div key={word}>
              <dt lang="fi">{word}</dt>
              <dd>
                <span lang="fi">{fi}</span>
                {en !== fi && (
                  <>
                    , <i>{en}</i>
                  </>
                )}
                {from && (
                  <ExternalLink href={from.to} tile={false} className={styles.source}>
                    source
                    <span className="visually-hidden">
                      {" "}
                      of {word}: {from.text}
                    </span>
                  </ExternalLink>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
