import { useId } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useQuery } from "../../hooks/query"
import * as styles from "./BitcoinPrice.module.css"
import { isUnit, meal, unitNames, units, written } from "./logic"
import { Pizzas } from "./parts/Pizzas"
import { Sizes } from "./parts/Sizes"
import { readAmount } from "./read"

/**
 * The price of any amount of bitcoin in bitcoin, millibitcoin, bits, satoshi and pizzas of 22 May 2010, to the satoshi.
 *
 * @feed What a bitcoin is worth in satoshi and in pizzas of 2010, with a converter that never loses a satoshi.
 */
export default function BitcoinPrice() {
  const [amount, setAmount] = useQuery("amount")
  const [asked, setUnit] = useQuery("unit")
  const id = useId()
  const text = amount ?? "1"
  const unit = isUnit(asked ?? "") ? (asked as keyof typeof units) : "btc"
  const reading = readAmount(text, unit)
  const satoshi = reading.kind === "amount" ? reading.satoshi : null
  const mistake = reading.kind === "mistake" ? reading.what : ""

  return (
    <div className={styles.tool}>
      <div className={styles.fields}>
        <div className={styles.amount}>
          <label htmlFor={`${id}-amount`}>Amount</label>
          <input
            id={`${id}-amount`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            placeholder="0.5, or 5000 sats"
            value={text}
            aria-invalid={mistake !== ""}
            aria-describedby={`${id}-mistake`}
            onChange={event => setAmount(event.target.value)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-unit`}>Unit</label>
          <select
            id={`${id}-unit`}
            value={reading.kind === "amount" ? reading.unit : unit}
            onChange={event => {
              // A unit in the text would win over the one just chosen.
              if (reading.kind === "amount") setAmount(written(reading.satoshi, reading.unit))
              setUnit(event.target.value)
            }}
          >
            {unitNames.map(name => (
              <option key={name} value={name}>
                {units[name].name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p id={`${id}-mistake`} className={styles.mistake} role="alert">
        {mistake}
      </p>
      <Sizes satoshi={satoshi} />
      <p className={styles.meal} role="status">
        {satoshi !== null && meal(satoshi)}
        {reading.kind === "empty" && "Write an amount, or paste one with its unit. The oven is warm."}
      </p>
      <Pizzas satoshi={satoshi ?? 0n} />
      <div className="buttons">
        <ShareButton
          text={satoshi === null ? undefined : `${written(satoshi, "btc")} BTC: ${meal(satoshi)}`}
        />
        <button
          type="button"
          disabled={amount === null && asked === null}
          onClick={() => {
            setAmount(null)
            setUnit(null)
          }}
        >
          Start again
        </button>
      </div>
    </div>
  )
}
