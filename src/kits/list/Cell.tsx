import type { ReactNode } from "react"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { Icon } from "../../components/icon/Icon"
import { PageLink } from "../../components/page-link/PageLink"
import type { Column, LinkCell, PictureCell, Row } from "../../lib/content/columns"
import { cellText, linkOf } from "./columns"
import * as styles from "./List.module.css"

type Props = { column: Column; row: Row }

/** The content of a cell; null if the row lacks it. */
export function Cell({ column, row }: Props): ReactNode {
  const value = row[column.key]
  if (value === undefined || value === null) return null
  const text = cellText(column, row)
  switch (column.type) {
    case "link":
      return (
        <ExternalLink href={linkOf(value as LinkCell).to} tile={false}>
          {text}
        </ExternalLink>
      )
    case "page":
      return <PageLink to={linkOf(value as LinkCell).to}>{text}</PageLink>
    case "date":
      return <time dateTime={String(value)}>{text}</time>
    case "picture": {
      const { src, alt } = value as PictureCell
      return <img className={styles.picture} src={src} alt={alt} loading="lazy" decoding="async" />
    }
    case "check":
      return (
        <>
          {value === true && (
            <span className={styles.tick}>
              <Icon name="tick" />
            </span>
          )}
          <span className={styles.tickWord}>{text}</span>
        </>
      )
    default:
      return text
  }
}
