import { type ReactNode, useId } from "react"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import * as styles from "./Chart.module.css"

type Props = {
  /** The caption: "Cursor travel by day". */
  label: string
  children: ReactNode
}

/** The figure of a chart: its caption, the drawing and its table. */
export function Chart({ label, children }: Props) {
  const id = useId()
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{label}</figcaption>
      {children}
    </figure>
  )
}

type TableProps = {
  /** The label of the disclosure: "The days as a table". */
  label: string
  heads: readonly [name: string, value: string]
  rows: readonly { key: string; name: string; value: string }[]
}

/** The values of a chart in a collapsible table. */
export function ChartTable({ label, heads, rows }: TableProps) {
  return (
    <details>
      <summary>{label}</summary>
      <ScrollArea className={styles.table} maxHeight="20rem" label={label}>
        <table>
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
            {rows.map(({ key, name, value }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  )
}
