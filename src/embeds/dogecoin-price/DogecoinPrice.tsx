import { useId } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/clock"
import { useMotion } from "../../hooks/motion"
import { useQuery } from "../../hooks/query"
import { isRange, mostZoom, rangeNames, ranges, readZoom } from "./chart"
import * as styles from "./DogecoinPrice.module.css"
import { figures, readAmount, worth, written } from "./logic"
import { Alerts } from "./parts/Alerts"
import { Chart } from "./parts/Chart"

/**
 * The price of a dogecoin in dogecoin, live, with a chart, a converter and alerts for when it changes.
 *
 * @feed The price of one dogecoin in dogecoin: a live chart, its all-time high and low, and alerts.
 */
export default function DogecoinPrice() {
  const motion = useMotion()
  const now = useNow(motion ? 1000 : 60_000)
  const [askedRange, setRange] = useQuery("range")
  const [askedZoom, setZoom] = useQuery("zoom")
  const [askedAmount, setAmount] = useQuery("amount")
  const id = useId()
  const range = isRange(askedRange ?? "") ? (askedRange as (typeof ranges)[number]) : "minute"
  const zoom = readZoom(askedZoom)
  const text = askedAmount ?? "1"
  const amount = readAmount(text)
  const result = "koinu" in amount && now ? written(worth(amount.koinu, now)) : ""

  return (
    <div className={styles.tool}>
      <p className={`lcd ${styles.price}`}>1 DOGE = 1 DOGE</p>
      <div className={styles.choices}>
        <fieldset>
          <legend>The chart shows</legend>
          {ranges.map(name => (
            <div key={name} className="field-row">
              <input
                id={`${id}-${name}`}
                type="radio"
                name={`${id}-range`}
                checked={range === name}
                onChange={() => setRange(name === "minute" ? null : name)}
              />
              <label htmlFor={`${id}-${name}`}>{rangeNames[name]}</label>
            </div>
          ))}
        </fieldset>
        <div className={styles.zoom}>
          <label htmlFor={`${id}-zoom`}>Magnified {(10 ** zoom).toLocaleString("en-GB")} times</label>
          <input
            id={`${id}-zoom`}
            type="range"
            min="0"
            max={mostZoom}
            value={zoom}
            onChange={event => setZoom(event.target.value === "0" ? null : event.target.value)}
          />
        </div>
      </div>
      <Chart now={now} range={range} zoom={zoom} />
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
        <label htmlFor={`${id}-amount`}>DOGE to DOGE</label>
        <input
          id={`${id}-amount`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="250"
          value={text}
          aria-invalid={"what" in amount && text !== ""}
          aria-describedby={`${id}-mistake`}
          onChange={event => setAmount(event.target.value)}
        />
        <span aria-hidden="true">=</span>
        <output className="result" htmlFor={`${id}-amount`} aria-label="In DOGE">
          {result && `${result} DOGE`}
        </output>
        <CopyButton text={result} />
      </div>
      <p id={`${id}-mistake`} className={styles.mistake} role="alert">
        {"what" in amount && amount.what}
      </p>
      <Alerts now={now} />
      <div className="buttons">
        <ShareButton text={result ? `${result} DOGE = ${result} DOGE` : undefined} />
        <button
          type="button"
          disabled={askedRange === null && askedZoom === null && askedAmount === null}
          onClick={() => {
            setRange(null)
            setZoom(null)
            setAmount(null)
          }}
        >
          Start again
        </button>
      </div>
    </div>
  )
}
