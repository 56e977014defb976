import { useId } from "react"
import { groups, statuses } from "../../../lib/lists/css-selectors"
import * as styles from "../EveryCssSelector.module.css"

type Choice = { value: string; onChange: (value: string | null) => void }

type Props = { words: Choice; group: Choice; status: Choice; has: Choice }

/** The search and the three choices that make the list shorter. */
export function Filters({ words, group, status, has }: Props) {
  const id = useId()
  const choices = [
    { key: "group", label: "Group", all: "every group", options: Object.entries(groups), ...group },
    { key: "status", label: "Standing", all: "any standing", options: Object.entries(statuses), ...status },
    {
      key: "has",
      label: "This browser",
      all: "with it or without",
      options: [
        ["yes", "has it"],
        ["no", "hasn’t"],
      ] as [string, string][],
      ...has,
    },
  ]
  return (
    <div className={styles.filters}>
      <div className={styles.words}>
        <label htmlFor={`${id}-words`}>Search</label>
        <input
          id={`${id}-words`}
          type="search"
          autoComplete="off"
          placeholder="child, ::before, hover..."
          value={words.value}
          onChange={event => words.onChange(event.target.value.slice(0, 200) || null)}
        />
      </div>
      {choices.map(({ key, label, all, options, value, onChange }) => (
        <div key={key}>
          <label htmlFor={`${id}-${key}`}>{label}</label>
          <select id={`${id}-${key}`} value={value} onChange={event => onChange(event.target.value || null)}>
            <option value="">{all}</option>
            {options.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  )
}
