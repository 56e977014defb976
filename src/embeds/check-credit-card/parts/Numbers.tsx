import { CopyButton } from "../../../components/copy-button/CopyButton"
import * as styles from "../CheckCreditCard.module.css"
import { groupDigits } from "../logic"
import { testNumbers } from "../testNumbers"

type Props = { onCheck: (text: string) => void }

/** The number of test numbers shown at first; all of them fill three screens of a phone. */
const maxSeen = 4

/** The published test numbers, each a button that checks it. */
export function Numbers({ onCheck }: Props) {
  const more = testNumbers.slice(maxSeen)
  return (
    <section>
      <h2 className={styles.heading}>Numbers of no cards</h2>
      <NumberList numbers={testNumbers.slice(0, maxSeen)} onCheck={onCheck} />
      <details className={styles.more}>
        <summary>{more.length} more</summary>
        <NumberList numbers={more} onCheck={onCheck} />
      </details>
    </section>
  )
}

function NumberList({ numbers, onCheck }: Props & { numbers: typeof testNumbers }) {
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ brand, digits }) => {
        const gaps = digits.length < 16 ? [4, 10] : [4, 8, 12]
        return (
          <li key={digits}>
            <button type="button" onClick={() => onCheck(groupDigits(digits, gaps))}>
              {groupDigits(digits, gaps)}
            </button>
            <span className={styles.of}>{brand}</span>
            <CopyButton text={digits} />
          </li>
        )
      })}
    </ul>
  )
}
