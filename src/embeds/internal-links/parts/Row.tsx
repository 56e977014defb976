import { memo, useId, useState } from "react"
import { PageLink } from "../../../components/page-link/PageLink"
import type { LinkedEntry } from "../../../lib/content/derivedLists"
import * as styles from "../InternalLinks.module.css"
import { isOrphan } from "../logic"

type Props = {
  page: LinkedEntry
  titles: ReadonlyMap<string, string>
  /** True if the visitor has adopted the page. */
  adopted: boolean
}

/** One page in the table. Its linked pages are shown in a row below on demand. */
export const Row = memo(function Row({ page, titles, adopted }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { path, title, code, from, to } = page
  return (
    <>
      <tr>
        <td className={styles.number}>{code}</td>
        <th scope="row">
          <div className={styles.page}>
            <PageLink to={path}>{title}</PageLink>
            <span className={styles.pathBelow}>{path}</span>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-label={`Links of ${title}`}
              onClick={() => setOpen(!open)}
            >
              {open ? "Less" : "Links"}
            </button>
          </div>
        </th>
        <td className={styles.path}>{path}</td>
        <td className={styles.number}>
          {from.length}
          {isOrphan(page) && <span className={styles.orphan}> {adopted ? "yours" : "orphan"}</span>}
        </td>
        <td className={styles.number}>{to.length}</td>
      </tr>
      {open && (
        <tr id={id}>
          <td colSpan={5}>
            <Ends heading="Linked from" paths={from} titles={titles} none="no page of the site." />
            <Ends heading="Links to" paths={to} titles={titles} none="no page of the site." />
          </td>
        </tr>
      )}
    </>
  )
})

type EndsProps = { heading: string; paths: readonly string[]; titles: Props["titles"]; none: string }

function Ends({ heading, paths, titles, none }: EndsProps) {
  return (
    <p className={styles.ends}>
      {heading}:{" "}
      {paths.length === 0
        ? none
        : paths.map((path, i) => (
            <span key={path}>
              {i > 0 && ", "}
              <PageLink to={path}>{titles.get(path) ?? path}</PageLink>
            </span>
          ))}
    </p>
  )
}
