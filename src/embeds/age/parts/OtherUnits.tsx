import * as styles from "../Age.module.css"
import type { Units } from "../logic"
import { decimals } from "../sentences"

type Props = {
  /** Null until the time is known. */
  units: Units | null
}

const whole = (n: number) => n.toLocaleString("en-GB")

/** The age in days, seconds, hamster years, Mars years and keypad codes. */
export function OtherUnits({ units }: Props) {
  const rows: [unit: string, value: string | null][] = [
    ["Days", units && whole(units.days)],
    ["Seconds", units && whole(units.seconds)],
    ["Hamster years", units && decimals(units.hamsterYears, 6)],
    ["Mars years", units && decimals(units.marsYears, 7)],
    ["Numpad codes", units && `${units.code}, in round ${whole(units.rounds + 1)} of all ten thousand`],
  ]
  return (
    <table className={styles.units}>
      <caption className="visually-hidden">His age in other units</caption>
      <tbody>
        {rows.map(([unit, value]) => (
          <tr key={unit}>
            <th scope="row">{unit}</th>
            <td>{value ?? "..."}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
