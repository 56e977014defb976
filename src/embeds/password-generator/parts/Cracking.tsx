import { Reserve } from "../../../components/reserve/Reserve"
import { guessers, strength, timeToCrack } from "../crack"
import * as styles from "../PasswordGenerator.module.css"

/** The time to crack of the strongest password, whose text is the longest. */
const maxTimeText = timeToCrack(1000, 1)

/** The entropy of a recipe, and the time to crack its passwords. `bits` is null until known. */
export function Cracking({ bits }: { bits: number | null }) {
  return (
    <section aria-label="How strong it is">
      <p className={styles.bits}>
        <b>{bits === null ? "..." : `${bits.toFixed(1)} bits of entropy.`}</b>{" "}
        {bits !== null && `${strength(bits)}.`}
      </p>
      <table className={styles.times}>
        <caption>On average it takes</caption>
        <tbody>
          {guessers.map(({ who, perSecond }) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>
                <Reserve all={[maxTimeText]}>{bits === null ? "..." : timeToCrack(bits, perSecond)}</Reserve>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
