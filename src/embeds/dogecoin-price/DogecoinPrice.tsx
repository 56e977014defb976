import { useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { Reserve } from "../../components/reserve/Reserve"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { choice, text, whole } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { Field } from "../../kits/controls/Field"
import { Slider } from "../../kits/controls/Slider"
import { magnified, maxZoom, rangeNames, ranges } from "./chart"
import * as styles from "./DogecoinPrice.module.css"
import { convert, figures, readAmount, written } from "./logic"
import { Alerts } from "./parts/Alerts"
import { Chart } from "./parts/Chart"
import { Dog } from "./parts/Dog"

const allMagnified = Array.from({ length: maxZoom + 1 }, (_, zoom) => magnified(zoom))

const codecs = { range: choice(ranges), zoom: whole(0, maxZoom, 0), amount: text("1") }

/**
 * The live price of a dogecoin in dogecoin, with a chart, a converter and alerts for changes.
 *
 * @feed The price of one dogecoin in dogecoin: a live chart, its all-time high and low, and alerts.
 */
export default function DogecoinPrice() {
  const motion = useMotion()
  const now = useNow(motion ? 1000 : 60_000)
  const address = useAddress(codecs)
  const { values, set } = address
  const { range, zoom } = values
  const [pets, setPets] = useState(0)
  const amount = readAmount(values.amount)
  const result = "koinu" in amount && now ? written(convert(amount.koinu, now)) : ""

  return (
    <div className={styles.tool}>
      <div className={styles.head}>
        <Dog zoom={zoom} pets={pets} onPet={() => setPets(pets + 1)} />
        <div className={styles.details}>
          <p className={`lcd ${styles.price}`}>1 DOGE = 1 DOGE</p>
          <div className={styles.choices}>
            <Choice
              as="radios"
              label="The chart shows"
              value={range}
              options={ranges.map(name => [name, rangeNames[name]] as const)}
              onChange={next => set({ range: next })}
            />
            <Slider
              className={styles.zoom}
              label={<Reserve all={allMagnified}>{magnified(zoom)}</Reserve>}
              min={0}
              max={maxZoom}
              value={zoom}
              onChange={next => set({ zoom: next })}
            />
          </div>
        </div>
      </div>
      <Chart now={now} range={range} zoom={zoom} pets={pets} />
      <table className={styles.figures}>
        <caption className="visually-hidden">The price in figures</caption>
        <tbody>
          {(now ? figures(now) : figures(new Date(2013, 11, 6))).map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{now || name !== "Unchanged for" ? value : "..."}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Converter</h2>
      <div className={styles.converter}>
        <Field
          beside
          label="DOGE to DOGE"
          inputMode="decimal"
          placeholder="250"
          value={values.amount}
          problem={"what" in amount && amount.what}
          onChange={next => set({ amount: next })}
        />
        <span aria-hidden="true">=</span>
        <output className="result" aria-label="In DOGE">
          {result && `${result} DOGE`}
        </output>
        <CopyButton text={result} />
      </div>
      <Alerts now={now} />
      <div className="buttons">
        <ShareButton text={result ? `${result} DOGE = ${result} DOGE` : undefined} />
        <RevealOnce when={address.touched || address.canUndo}>
          <StartAgain of={address} />
        </RevealOnce>
      </div>
    </div>
  )
}
