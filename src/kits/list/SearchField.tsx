import { Field } from "../controls/Field"
import * as styles from "./List.module.css"
import { maxQueryLength } from "./logic"
import type { List } from "./useList"

type Props = {
  list: Pick<List<unknown>, "field" | "query" | "setQuery">
  label?: string
  placeholder?: string
  /** Lays out the label and the field in the caller's row. */
  beside?: boolean
}

/** The search field of a list. */
export function SearchField({ list, label = "Search", placeholder, beside }: Props) {
  const { field, query, setQuery } = list
  return (
    <Field
      ref={field}
      type="search"
      label={label}
      beside={beside}
      className={beside ? undefined : styles.search}
      maxLength={maxQueryLength}
      placeholder={placeholder}
      value={query}
      onChange={setQuery}
    />
  )
}
