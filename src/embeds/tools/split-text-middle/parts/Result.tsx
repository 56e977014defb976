import type { CSSProperties } from "react"
import { Icon } from "../../../../components/icon/Icon"
import { ScrollArea } from "../../../../components/scroll-area/ScrollArea"
import type { Measure, Split } from "../logic"
import * as styles from "../SplitTextMiddle.module.css"
import type { Ruler } from "./useRuler"

type Props = {
  split: Split
  measure: Measure
  ruler: Ruler | null
  /** The CSS font in which the lines are measured; null to fit them to the width. */
  font: string | null
}

/** The maximum length of a line drawn; copying takes all of it. */
export const maxShown = 500

const number = (value: number) => Number(value.toFixed(1)).toLocaleString("en-GB")

function clipped(line: string): string {
  return line.length > maxShown ? `${line.slice(0, maxShown)}...` : line
}

/** The two lines as on a card, and their measurements. */
export function Result({ split, measure, ruler, font }: Props) {
  const { first, second, letters, words } = split
  const rows: { name: Measure; sizes: [number, number] }[] = [
    { name: "letters", sizes: letters },
    { name: "words", sizes: words },
    ...(ruler ? [{ name: "pixels" as const, sizes: [ruler(first), ruler(second)] as [number, number] }] : []),
  ]
  const longest = Math.max(...letters)
  const style: CSSProperties = font === null ? ({ "--letters": longest } as CSSProperties) : { font }
  const kind = font === null ? `${styles.card} ${styles.fitted}` : styles.card
  const isLong = first.length > maxShown || second.length > maxShown
  return (
    <>
      <ScrollArea className={kind} label="The two lines">
        <div style={style}>
          <p>{clipped(first)}</p>
          <p>{clipped(second)}</p>
        </div>
      </ScrollArea>
      {isLong && (
        <p>Only the first {maxShown} characters of a line are drawn. All of them are copied and saved.</p>
      )}
      <table className={styles.sizes}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">First line</th>
            <th scope="col">Second line</th>
            <th scope="col">Apart</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sizes: [one, two] }) => (
            <tr key={name} data-chosen={name === measure || undefined}>
              <th scope="row">
                {name} {name === measure && <Icon name="left" />}
              </th>
              <td>{number(one)}</td>
              <td>{number(two)}</td>
              <td>{number(Math.abs(one - two))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
