import type Fraction from "fraction.js"
import { Fragment } from "react"
import { ScrollArea } from "../../../../components/scroll-area/ScrollArea"
import * as styles from "../DistanceFunctions.module.css"
import { convert, grouped } from "../logic"
import { groups, pluralOf, type Unit } from "../units"

type Props = { amount: Fraction; from: Unit; caption: string }

/** The same distance in every unit, by kind, with what each unit is. */
export function AllUnits({ amount, from, caption }: Props) {
  return (
    <ScrollArea label="In every unit">
      <table className={styles.all}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Distance</th>
            <th scope="col">One is</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(group => (
            <Fragment key={group.name}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.group}>
                  {group.name}
                </th>
              </tr>
              {group.units.map(unit => {
                const { text, kind } = convert(amount, from, unit)
                return (
                  <tr key={unit.id}>
                    <th scope="row">{pluralOf(unit)}</th>
                    <td>
                      {kind === "about" && "about "}
                      {grouped(text)}
                      {kind === "rounded" && "..."}
                    </td>
                    <td>{unit.note}</td>
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
