import { Fragment } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import * as styles from "../BitcoinPrice.module.css"
import { grouped, unitNames, units, written } from "../logic"

type Props = {
  /** Null while there is no amount. */
  satoshi: bigint | null
}

/** A number that may go on in the next line after a comma, and nowhere else. */
function Thousands({ number }: { number: string }) {
  return number.split(",").map((group, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
    <Fragment key={i}>
      {i > 0 && (
        <>
          ,<wbr />
        </>
      )}
      {group}
    </Fragment>
  ))
}

/** An amount in every unit, each to be copied. */
export function Sizes({ satoshi }: Props) {
  return (
    <table className={styles.sizes}>
      <caption className="visually-hidden">The amount in every unit</caption>
      {/* The caption, which is positioned, is in a row of its own: so the first row with names sets no widths. */}
      <colgroup>
        <col className={styles.names} />
        <col />
        <col className={styles.copies} />
      </colgroup>
      <tbody>
        {unitNames.map(unit => {
          const number = satoshi === null ? "" : written(satoshi, unit)
          return (
            <tr key={unit}>
              <th scope="row">
                {units[unit].name}
                <small>{units[unit].what}</small>
              </th>
              <td className={styles.number}>
                {number === "" ? "–" : <Thousands number={grouped(number)} />}
              </td>
              <td className={styles.copy}>
                <CopyButton text={number} what={units[unit].name} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
