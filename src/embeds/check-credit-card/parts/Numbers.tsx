import { CopyButton } from "../../../components/copy-button/CopyButton"
import * as styles from "../CheckCreditCard.module.css"
import { grouped } from "../logic"
import { testNumbers } from "../testNumbers"

/** The published test numbers, each a press from being checked. */
export function Numbers({ onCheck }: { onCheck: (text: string) => void }) {
  return (
    <section>
      <h2 className={styles.heading}>Numbers of no cards</h2>
      <ul className={styles.numbers}>
        {testNumbers.map(({ brand, digits }) => {
          const gaps = digits.length < 16 ? [4, 10] : [4, 8, 12]
          return (
            <li key={digits}>
              <button type="button" onClick={() => onCheck(grouped(digits, gaps))}>
                {grouped(digits, gaps)}
              </button>
              <span className={styles.of}>{brand}</span>
              <CopyButton text={digits} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
