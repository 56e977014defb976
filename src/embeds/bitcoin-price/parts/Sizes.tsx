import { Fragment } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import * as styles from "../BitcoinPrice.module.css"
import { formatAmount, unitNames, units, withThousands } from "../logic"

type Props = {
  /** Null while there is no valid amount. */
  satoshi: bigint | null
}

/** A number that may wrap after its commas only. */
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

/** An amount in every unit, each with a copy button. */
export function Sizes({ satoshi }: Props) {
  return (
    <table className={styles.sizes}>
      <caption className="visually-hidden">The amount in every unit</caption>
      {/* The positioned caption makes an anonymous first row, so the column widths are set here. */}
      <colgroup>
        <col className={styles.names} />
        <col />
        <col className={styles.copies} />
      </colgroup>
      <tbody>
        {unitNames.map(unit => {
          const number = satoshi === null ? "" : formatAmount(satoshi, unit)
          return (
            <tr key={unit}>
              <th scope="row">
                {units[unit].name}
                <small>{units[unit].what}</small>
              </th>
              <td className={styles.number}>
                {number === "" ? "–" : <Thousands number={withThousands(number)} />}
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
