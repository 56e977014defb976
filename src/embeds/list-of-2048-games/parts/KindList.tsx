import { type MouseEvent, useId } from "react"
import { PageLink } from "../../../components/page-link/PageLink"
import { random } from "../../../hooks/browser/random"
import { usePage } from "../../../hooks/page/page"
import { whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { SearchField } from "../../../kits/list/SearchField"
import { useList } from "../../../kits/list/useList"
import { randomInt } from "../../../lib/game/random"
import { count, type Kind, nameOf, rulesOf } from "../kinds"
import * as styles from "../ListOf2048Games.module.css"
import { isOpenOn } from "../logic"
import { kindSpec, kindsOn, numbers, pagesOf, perPage } from "../search"
import { goalLabel, listStatus } from "../words"

type Props = {
  /** The number of the kind on the board. */
  current: number
  best: Record<string, number>
  weekday: number | null
  openKind: (kind: number) => void
}

const address = { search: "q" }
const codecs = { page: whole(1, 9999, 1) }

/** The list of all kinds: a search, sixteen at a time, and a link to each. */
export function KindList({ current, best, weekday, openKind }: Props) {
  const list = useList(numbers, kindSpec, address)
  const { values, set } = useAddress(codecs)
  const id = useId()
  const pages = pagesOf(list.shown.length)
  const page = Math.min(values.page, pages)
  const go = (to: number) => set({ page: to })
  const fromFirst = {
    ...list,
    setQuery: (text: string) => {
      list.setQuery(text)
      go(1)
    },
  }
  const turns: [name: string, to: number][] = [
    ["First", 1],
    ["Back", page - 1],
    ["Next", page + 1],
    ["Last", pages],
  ]

  return (
    <section className={styles.list} aria-labelledby={`${id}-list`}>
      <h2 id={`${id}-list`}>The list</h2>
      <div className={styles.search}>
        <SearchField list={fromFirst} placeholder="fibonacci 5x5, or a number" beside />
        <button type="button" onClick={() => openKind(1 + randomInt(count, random))}>
          One at random
        </button>
      </div>
      <p role="status" className={styles.count}>
        {listStatus(list.shown.length, weekday)}
      </p>
      <ol className={styles.kinds} start={(page - 1) * perPage + 1}>
        {kindsOn(list.shown, page).map(kind => (
          <Entry
            key={kind.number}
            kind={kind}
            isCurrent={kind.number === current}
            isOpen={weekday === null || isOpenOn(kind, weekday)}
            best={best[kind.number]}
            openKind={openKind}
          />
        ))}
      </ol>
      {/* The buttons stay mounted and enabled, so that they keep the focus. */}
      <nav aria-label="Pages of the list" className={`buttons ${styles.pages}`}>
        {turns.map(([name, to]) => {
          const isThere = to >= 1 && to <= pages && to !== page
          return (
            <button key={name} type="button" aria-disabled={!isThere} onClick={() => isThere && go(to)}>
              {name}
            </button>
          )
        })}
        <span role="status">
          Page {page} of {pages}
        </span>
      </nav>
    </section>
  )
}

type EntryProps = {
  kind: Kind
  isCurrent: boolean
  isOpen: boolean
  best: number | undefined
  openKind: (kind: number) => void
}

function Entry({ kind, isCurrent, isOpen, best, openKind }: EntryProps) {
  const { path } = usePage()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    openKind(kind.number)
  }
  return (
    <li>
      <PageLink to={`${path}?kind=${kind.number}`} aria-current={isCurrent || undefined} onClick={follow}>
        No. {kind.number}: {nameOf(kind)}
      </PageLink>{" "}
      {kind.twist === "tuesday" && (
        <span className={styles.tag}>{isOpen ? "Tuesdays only" : "Tuesdays only: not today"}</span>
      )}
      <p>
        {rulesOf(kind)} The goal is {goalLabel(kind)}.{best === undefined ? "" : ` Your best: ${best}.`}
      </p>
    </li>
  )
}
