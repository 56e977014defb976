import { usePageData } from "../../hooks/page/page"
import { ColumnList } from "../../kits/list/ColumnList"
import type { Row } from "../../lib/content/columns"

type Props = {
  /** The name of a list in content/data. The page's front matter must name it too. */
  data: string
  /** The columns, from the left. */
  columns: {
    key: string
    head: string
    type: "text" | "number" | "year" | "date" | "check" | "link" | "page" | "picture"
    optional?: boolean
    align?: "start" | "center" | "end"
    unit?: string
    sum?: boolean
  }[]
  /** True for a search of all columns, or the keys of the columns to search. */
  search?: boolean | string | string[]
  /** The key of the column to sort by initially; a leading minus sorts in descending order. */
  order?: string
  /** The key of the column to group by. */
  group?: string
  /** The plural noun for the rows, if it differs from the list's name. */
  things?: string
  /** The prefix of the keys in the address, for pages with two lists. */
  address?: string
}

const none: Row[] = []

/**
 * A data list as a table with sorting, search and grouping. It becomes cards on a phone and plain lines in print.
 *
 * @list
 * @feed The list of {data}, which can be searched and put in order on its page.
 */
export default function List({ data, things = data.replaceAll("-", " "), ...wishes }: Props) {
  const rows = usePageData<Record<string, Row[] | undefined>>()[data] ?? none
  return <ColumnList rows={rows} things={things} {...wishes} />
}
