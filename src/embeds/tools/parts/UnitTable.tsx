import { Fragment, type ReactNode } from "react"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import type { NamedUnit } from "../amounts"
import * as styles from "./Converter.module.css"

type Props<U extends NamedUnit> = {
  caption: string
  heads: readonly string[]
  /** The units by group; a group without a name gets no heading. */
  groups: readonly { name?: string; units: readonly U[] }[]
  /** Returns the cells of a unit, the first of which is the row's header. */
  row: (unit: U) => readonly ReactNode[]
}

/** The same amount in every unit. */
export function UnitTable<U extends NamedUnit>({ caption, heads, groups, row }: Props<U>) {
  return (
    <ScrollArea label="In every unit">
      <table className={groups.length > 1 ? `${styles.table} ${styles.grouped}` : styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, units }) => (
            <Fragment key={name ?? ""}>
              {name && (
                <tr>
                  <th scope="rowgroup" colSpan={heads.length} className={styles.group}>
                    {name}
                  </th>
                </tr>
              )}
              {units.map(unit => {
                const [head, ...cells] = row(unit)
                return (
                  <tr key={unit.id}>
                    <th scope="row">{head}</th>
                    {cells.map((cell, i) => (
                      <td key={heads[i + 1]}>{cell}</td>
                    ))}
                  </tr>
                )
              })}
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
