import { useMemo, useState } from "react"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import { usePageData } from "../../hooks/page/page"
import { useAdoptions } from "../../hooks/storage/adoptions"
import { Checkbox } from "../../kits/controls/Checkbox"
import { EmptyList } from "../../kits/list/EmptyList"
import { SearchField } from "../../kits/list/SearchField"
import { SortHead } from "../../kits/list/SortHead"
import { useList } from "../../kits/list/useList"
import type { LinkedEntry } from "../../lib/content/derivedLists"
import * as styles from "./InternalLinks.module.css"
import { type Column, columns, isOrphan, pageSpec } from "./logic"
import { Orphanage } from "./parts/Orphanage"
import { Row } from "./parts/Row"

const headings: Record<Column, string> = {
  code: "Number",
  title: "Page",
  path: "Path",
  from: "in",
  to: "out",
}

/** The number of rows shown at first. */
const atFirst = 40

const address = { search: "find", only: "only", order: "sort" }

type Props = {
  /** The path of the page where adopted pages live. */
  home: string
}

/**
 * An orphanage of pages that no other page links to, open for adoption, and a table of every page with its links.
 *
 * @data link-graph
 * @feed The pages of this site that no other page links to, asleep in their dormitories until somebody adopts them.
 */
export default function InternalLinks({ home }: Props) {
  const pages = usePageData<{ "link-graph": LinkedEntry[] }>()["link-graph"]
  const list = useList(pages, pageSpec, address)
  const { shown } = list
  const [whole, setWhole] = useState(false)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  // A link to a search opens the register.
  const isAsked = !list.isWhole || list.sort.by !== pageSpec.first || list.sort.down
  const titles = useMemo(() => new Map(pages.map(({ path, title }) => [path, title])), [pages])
  const [adopted] = useAdoptions()
  const orphans = useMemo(() => pages.filter(isOrphan), [pages])
  const left = orphans.filter(({ path }) => !adopted.includes(path)).length

  return (
    <div className={styles.tool}>
      <Orphanage orphans={orphans} home={home} />
      <details
        className={styles.register}
        open={isOpen ?? isAsked}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>The register of all {pages.length} pages</summary>
        <div className={styles.filter}>
          <SearchField list={list} label="Find" placeholder="A title, a path or a number" beside />
          <Checkbox
            label="Orphans only"
            checked={list.filter("only") === "orphans"}
            onChange={checked => list.setFilter("only", checked ? "orphans" : null)}
          />
        </div>
        <p role="status" className={styles.count}>
          {shown.length === pages.length
            ? `${pages.length} pages`
            : `${shown.length} of ${pages.length} pages`}
          . {orphans.length === 0 ? "No orphans: every page is linked from another." : `Orphans: ${left}.`}
          {left < orphans.length && ` Adopted by you: ${orphans.length - left}.`}
        </p>
        {shown.length === 0 ? (
          <EmptyList list={list} button="Show every page">
            There is no such page. That makes it the most orphaned of all.
          </EmptyList>
        ) : (
          <>
            <ScrollArea label="Every page">
              <table className={styles.table}>
                <caption className="visually-hidden">
                  Every page and how many links lead to it and away from it
                </caption>
                <thead>
                  <tr>
                    {columns.map(column => (
                      <SortHead
                        key={column}
                        list={list}
                        by={column}
                        className={column === "path" ? styles.path : undefined}
                      >
                        <span>
                          {(column === "from" || column === "to") && (
                            <span className={styles.spoken}>Links </span>
                          )}
                          {headings[column]}
                        </span>
                      </SortHead>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {shown.slice(0, whole ? undefined : atFirst).map(page => (
                    <Row key={page.path} page={page} titles={titles} adopted={adopted.includes(page.path)} />
                  ))}
                </tbody>
              </table>
            </ScrollArea>
            {shown.length > atFirst && (
              <button type="button" className={styles.more} onClick={() => setWhole(!whole)}>
                {whole ? `Show the first ${atFirst} only` : `Show the other ${shown.length - atFirst}`}
              </button>
            )}
          </>
        )}
      </details>
    </div>
  )
}
