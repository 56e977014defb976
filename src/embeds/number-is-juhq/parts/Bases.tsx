import { CopyButton } from "../../../components/copy-button/CopyButton"
import * as styles from "../NumberIsJuhq.module.css"
import { type Exact, inBase } from "../read"

const shown: [base: number, name: string][] = [
  [2, "Binary"],
  [8, "Octal"],
  [10, "Decimal"],
  [16, "Hexadecimal"],
  [36, "Base 36"],
]

type Props = {
  value: Exact
  /** True if the field has another text by now: the table is hidden but keeps its room. */
  isOld: boolean
}

/** A number in the usual bases, and in base 36. */
export function Bases({ value, isOld }: Props) {
  return (
    <table className={styles.bases} style={isOld ? { visibility: "hidden" } : undefined}>
      <caption className="visually-hidden">The number in other bases</caption>
      <tbody>
        {shown.map(([base, name]) => {
          const written = inBase(value, base)
          return (
            <tr key={base}>
              <th scope="row">{name}</th>
              <td className={styles.digits}>{written}</td>
              <td>
                <CopyButton text={written} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
