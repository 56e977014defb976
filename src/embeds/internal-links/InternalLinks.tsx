import { useId, useMemo } from "react"
import { usePageData } from "../../hooks/page"
import { useQuery } from "../../hooks/query"
import type { LinkedEntry } from "../../lib/lists/derived"
import * as styles from "./InternalLinks.module.css"
import {
  type Column,
  columns,
  filterPages,
  isOrphan,
  pressed,
  readSorting,
  sortPages,
  writeSorting,
} from "./logic"
import { Row } from "./parts/Row"

const headings: Record<Column, string> = {
  code: "Number",
  title: "Page",
  path: "Path",
  from: "in",
  to: "out",
}

/**
 * A table of every page with its number, its path and the links that lead to it and away from it.
 *
 * @data link-graph
 * @feed A table of every page of the site, with the links that lead to it and away from it; orphans are marked.
 */
export default function InternalLinks() {
  const pages = usePageData<{ "link-graph": LinkedEntry[] }>()["link-graph"]
  const [text, setText] = useQuery("find")
  const [only, setOnly] = useQuery("only")
  const [sort, setSort] = useQuery("sort")
  const id = useId()
  const orphansOnly = only === "orphans"
  const sorting = readSorting(sort)
  const shown = sortPages(filterPages(pages, text ?? "", orphansOnly), sorting)
  const titles = useMemo(() => new Map(pages.map(({ path, title }) => [path, title])), [pages])
  const orphans = pages.filter(isOrphan).length

  return (
    <div className={styles.tool}>
      <div className={styles.filter}>
        <label htmlFor={`${id}-find`}>Find</label>
        <input
          id={`${id}-find`}
          type="search"
          placeholder="A title, a path or a number"
          value={text ?? ""}
          onChange={event => setText(event.target.value || null)}
        />
        <div className="field-row">
          <input
            id={`${id}-orphans`}
            type="checkbox"
            checked={orphansOnly}
            onChange={event => setOnly(event.target.checked ? "orphans" : null)}
          />
          <label htmlFor={`${id}-orphans`}>Orphans only</label>
        </div>
      </div>
      <p role="status" className={styles.count}>
        {shown.length === pages.length ? `${pages.length} pages` : `${shown.length} of ${pages.length} pages`}
        . {orphans === 0 ? "No orphans: every page is linked from another." : `Orphans: ${orphans}.`}
      </p>
      {shown.length === 0 ? (
        <p>There is no such page. That makes it the most orphaned of all.</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">
            Every page and how many links lead to it and away from it
          </caption>
          <thead>
            <tr>
              {columns.map(column => (
                <th
                  key={column}
                  scope="col"
                  className={column === "path" ? styles.path : undefined}
                  aria-sort={
                    sorting.by !== column ? undefined : sorting.descending ? "descending" : "ascending"
                  }
                >
                  <button type="button" onClick={() => setSort(writeSorting(pressed(sorting, column)))}>
                    {(column === "from" || column === "to") && <span className={styles.spoken}>Links</span>}{" "}
                    {headings[column]}
                    <span aria-hidden="true">
                      {sorting.by !== column ? "" : sorting.descending ? " ▼" : " ▲"}
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(page => (
              <Row key={page.path} page={page} titles={titles} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
