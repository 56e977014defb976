import * as styles from "../BitcoinPrice.module.css"
import { formatAmount, withThousands } from "../logic"

type Props = {
  /** All that was eaten, and what was bought of it, in satoshi. */
  eaten: bigint
  bought: bigint
  /** The number of empty plates. */
  plates: number
}

const whole = (satoshi: bigint) => `${withThousands(formatAmount(satoshi, "btc").replace(/\..*/, ""))} BTC`

/** The bill on the tablecloth: it grows with every bite. */
export function Bill({ eaten, bought, plates }: Props) {
  const owed = eaten > bought ? eaten - bought : 0n
  return (
    <div className={styles.bill}>
      <b>THE BILL</b>
      <span>Eaten</span>
      <span>{whole(eaten)}</span>
      <span>Bought</span>
      <span>{withThousands(formatAmount(bought, "btc"))} BTC</span>
      {plates > 0 && (
        <>
          <span>Plates</span>
          <span>{plates}</span>
        </>
      )}
      <strong>You owe</strong>
      <strong>{whole(owed)}</strong>
      <i>{owed === 0n ? "Thank you." : plates >= 2 ? "Ask in Florida." : "We take dogs, too."}</i>
    </div>
  )
}
