import { usePageData } from "../../hooks/page/page"
import { ColumnList } from "../../kits/list/ColumnList"
import type { Row } from "../../lib/content/columns"

type Props = {
  /** The list of content/data that it shows; the page's front matter names it too. */
  data: string
  /** What of each row is shown, from the left. */
  columns: {
    key: string
    head: string
    type: "text" | "number" | "year" | "date" | "check" | "link" | "page" | "picture"
    optional?: boolean
    align?: "start" | "center" | "end"
    unit?: string
    sum?: boolean
  }[]
  /** Whether there is a search field; or the keys of the columns in which it looks. */
  search?: boolean | string | string[]
  /** The key of the column that orders the rows at first, with a minus before it from the largest down. */
  order?: string
  /** The key of the column by which rows stand together. */
  group?: string
  /** What the rows are, in the plural, where the list's name doesn't say it. */
  things?: string
  /** What its keys in the address begin with, where a page has two lists. */
  address?: string
}

const none: Row[] = []

/**
 * A list as a table that can be ordered, searched and grouped; cards on a phone, and lines on paper.
 *
 * @list
 * @feed The list of {data}, which can be searched and put in order on its page.
 */
export default function List({ data, things = data.replaceAll("-", " "), ...wishes }: Props) {
  const rows = usePageData<Record<string, Row[] | undefined>>()[data] ?? none
  return <ColumnList rows={rows} things={things} {...wishes} />
}
