import { Field } from "../controls/Field"
import * as styles from "./List.module.css"
import { maxQuery } from "./logic"
import type { List } from "./useList"

type Props = {
  list: Pick<List<unknown>, "field" | "query" | "setQuery">
  label?: string
  placeholder?: string
  /** Its parts stand in the row of the caller, the label beside the field. */
  beside?: boolean
}

/** The field in which one types what is searched for. */
export function SearchField({ list, label = "Search", placeholder, beside }: Props) {
  const { field, query, setQuery } = list
  return (
    <Field
      ref={field}
      type="search"
      label={label}
      beside={beside}
      className={beside ? undefined : styles.search}
      maxLength={maxQuery}
      placeholder={placeholder}
      value={query}
      onChange={setQuery}
    />
  )
}
