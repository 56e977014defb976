import { Late } from "../../components/late/Late"
import { ShareButton } from "../../components/share-button/ShareButton"
import { choice, text } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { Field } from "../../kits/controls/Field"
import * as styles from "./BitcoinPrice.module.css"
import { meal, unitNames, units, written } from "./logic"
import { Pizzas } from "./parts/Pizzas"
import { Sizes } from "./parts/Sizes"
import { readAmount } from "./read"

const codecs = { amount: text("1"), unit: choice(unitNames, "btc") }

/**
 * The price of any amount of bitcoin in bitcoin, millibitcoin, bits, satoshi and pizzas of 22 May 2010, to the satoshi.
 *
 * @feed What a bitcoin is worth in satoshi and in pizzas of 2010, with a converter that never loses a satoshi.
 */
export default function BitcoinPrice() {
  const address = useAddress(codecs)
  const { values, set } = address
  const reading = readAmount(values.amount, values.unit)
  const satoshi = reading.kind === "amount" ? reading.satoshi : null

  return (
    <div className={styles.tool}>
      <div className={styles.fields}>
        <Field
          className={styles.amount}
          label="Amount"
          inputMode="decimal"
          spellCheck={false}
          placeholder="0.5, or 5000 sats"
          value={values.amount}
          problem={reading.kind === "mistake" && reading.what}
          onChange={amount => set({ amount })}
        />
        <Choice
          label="Unit"
          value={reading.kind === "amount" ? reading.unit : values.unit}
          options={unitNames.map(name => [name, units[name].name] as const)}
          onChange={unit => {
            // A unit in the text would win over the one just chosen.
            const amount = reading.kind === "amount" ? written(reading.satoshi, reading.unit) : values.amount
            set({ amount, unit })
          }}
        />
      </div>
      <Pizzas satoshi={satoshi ?? 0n} />
      <p className={styles.meal} role="status">
        {satoshi !== null && meal(satoshi)}
        {reading.kind === "empty" && "Write an amount, or paste one with its unit. The oven is warm."}
      </p>
      <Sizes satoshi={satoshi} />
      <div className="buttons">
        <ShareButton
          text={satoshi === null ? undefined : `${written(satoshi, "btc")} BTC: ${meal(satoshi)}`}
        />
        <Late when={address.touched || address.canUndo}>
          <StartAgain of={address} />
        </Late>
      </div>
    </div>
  )
}
