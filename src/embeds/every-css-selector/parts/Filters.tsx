import { Choice } from "../../../kits/controls/Choice"
import { SearchField } from "../../../kits/list/SearchField"
import type { List } from "../../../kits/list/useList"
import * as styles from "../EveryCssSelector.module.css"
import { type CssSelector, groups, statuses } from "../schema"

type Props = { list: List<CssSelector> }

const browser = { yes: "has it", no: "hasn’t" }

const choices: readonly [name: string, label: string, all: string, options: Record<string, string>][] = [
  ["group", "Group", "every group", groups],
  ["standing", "Standing", "any standing", statuses],
  ["browser", "This browser", "with it or without", browser],
]

/** The search field and the three filters of the list. */
export function Filters({ list }: Props) {
  return (
    <div className={styles.filters}>
      <SearchField list={list} placeholder="child, ::before, hover..." />
      {choices.map(([name, label, all, options]) => (
        <Choice
          key={name}
          label={label}
          value={list.filter(name) ?? ""}
          options={[["", all] as const, ...Object.entries(options)]}
          onChange={value => list.setFilter(name, value || null)}
        />
      ))}
    </div>
  )
}
