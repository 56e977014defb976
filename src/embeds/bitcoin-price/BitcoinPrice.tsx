import { useMemo, useState } from "react"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { choice, text } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { Field } from "../../kits/controls/Field"
import { Slider } from "../../kits/controls/Slider"
import * as styles from "./BitcoinPrice.module.css"
import { bitesFor, eatenValue, hasSlice, type Point, priceOf, tasteOf } from "./eat"
import { describePizza, formatAmount, slice, unitNames, units } from "./logic"
import { BigPizza } from "./parts/BigPizza"
import { Bill } from "./parts/Bill"
import { Lens } from "./parts/Lens"
import { Pizzas } from "./parts/Pizzas"
import { readAmount } from "./read"

const codecs = { amount: text("1"), unit: choice(unitNames, "btc") }

/** Said at the end of the second pizza, which is what 10,000 bitcoin bought on 22 May 2010. */
const secondPlate = "Two pizzas, 10,000 BTC. It is the 22nd of May 2010, and you are full."

/**
 * A pizza at the price of 22 May 2010, cut for an amount of bitcoin exact to the satoshi, and a bill that grows with each
 * bite.
 *
 * @feed What a bitcoin buys of a pizza at the price of 2010, and a bill for those who bite off more.
 */
export default function BitcoinPrice() {
  const address = useAddress(codecs)
  const { values, set } = address
  const reading = readAmount(values.amount, values.unit)
  const satoshi = reading.kind === "amount" ? reading.satoshi : null
  const moves = useMotion()
  const [bites, setBites] = useState<readonly Point[]>([])
  const [taste, setTaste] = useState<string | null>(null)
  /** The number of pizzas that were eaten up before this one. */
  const [plates, setPlates] = useState(0)
  const pizza = units.pizza.satoshi
  const isOne = satoshi === null || satoshi <= pizza
  const bought = isOne ? (satoshi ?? 0n) : pizza
  const { part, crust } = slice(bought)
  const share = bought === pizza ? 1 : part
  const eaten = useMemo(() => eatenValue(bites), [bites])
  // A slice narrower than a crumb counts as uneaten until the first bite.
  const isSliceLeft = useMemo(() => bites.length === 0 || hasSlice(bites, share), [bites, share])
  const cut = (degrees: number) => {
    setTaste(null)
    set({ amount: formatAmount(priceOf(degrees / 360), "btc"), unit: "btc" })
  }
  const bite = (...at: readonly Point[]) => {
    const after = eatenValue([...bites, ...at])
    const isSecond = after >= pizza && plates === 1
    setTaste(isSecond ? secondPlate : tasteOf(after - eaten, after, bought, at.length))
    if (after > eaten) setBites([...bites, ...at])
  }
  const order = () => {
    setBites([])
    setPlates(plates + 1)
    setTaste("Another, for another 5,000. The box is still warm.")
  }

  return (
    <div className={styles.tool}>
      {isOne ? (
        <div className={`${styles.table} ${styles.one}`}>
          <BigPizza bites={bites} part={share} isMoving={moves} onBite={bite} onCut={cut} />
          {bites.length > 0 || plates > 0 ? (
            <Bill
              eaten={eaten + BigInt(plates) * pizza}
              bought={bought}
              plates={plates + (eaten >= pizza ? 1 : 0)}
            />
          ) : (
            bought > 0n && <Lens crust={share === 1 ? Math.PI * 300 : crust} />
          )}
        </div>
      ) : (
        <Pizzas satoshi={satoshi} />
      )}
      <div className={styles.order}>
        <p className={styles.meal} role="status">
          {taste ?? (satoshi !== null && describePizza(satoshi))}
          {taste === null &&
            reading.kind === "empty" &&
            "Write an amount, or paste one with its unit. The oven is warm."}
        </p>
        {isOne && (
          <div className={styles.cutting}>
            <Slider
              label="Knife"
              beside
              min={0}
              max={360}
              value={Math.round(Math.min(1, share) * 360)}
              valueText={`${Math.round(Math.min(1, share) * 360)} degrees`}
              onChange={cut}
            />
            <button
              type="button"
              className={styles.eat}
              onClick={eaten < pizza ? () => bite(...bitesFor(bites, share)) : order}
            >
              {eaten >= pizza ? "Order another" : isSliceLeft ? "Eat it" : "Eat the rest"}
            </button>
          </div>
        )}
        <div className={styles.fields}>
          <Field
            className={styles.amount}
            label="Amount"
            inputMode="decimal"
            spellCheck={false}
            placeholder="0.5, or 5000 sats"
            value={values.amount}
            problem={reading.kind === "mistake" && reading.what}
            onChange={amount => {
              setTaste(null)
              set({ amount })
            }}
          />
          <Choice
            label="Unit"
            value={reading.kind === "amount" ? reading.unit : values.unit}
            options={unitNames.map(name => [name, units[name].name] as const)}
            onChange={unit => {
              // A unit in the text would override the chosen one.
              const amount =
                reading.kind === "amount" ? formatAmount(reading.satoshi, reading.unit) : values.amount
              set({ amount, unit })
            }}
          />
        </div>
        <div className="buttons">
          <ShareButton
            text={
              satoshi === null ? undefined : `${formatAmount(satoshi, "btc")} BTC: ${describePizza(satoshi)}`
            }
          />
          <RevealOnce when={address.touched || address.canUndo}>
            <StartAgain of={address} />
          </RevealOnce>
        </div>
      </div>
    </div>
  )
}
