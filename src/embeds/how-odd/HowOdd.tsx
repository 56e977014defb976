import { useId, useMemo, useRef, useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useQuery } from "../../hooks/query"
import * as styles from "./HowOdd.module.css"
import { level, nextOdder, percent, reasons, shown } from "./logic"
import { Oddest } from "./parts/Oddest"
import { Reasons } from "./parts/Reasons"
import { readNumber } from "./read"

/**
 * How odd a number is, in per cent, with every reason, and the oddest number of the week.
 *
 * @feed A scale of oddness finer than odd and even, with reasons, and the oddest number of the week.
 */
export default function HowOdd() {
  const [linked, setLinked] = useQuery("n")
  const [none, setNone] = useState("")
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const text = linked ?? ""
  const reading = useMemo(() => readNumber(text), [text])
  const n = reading.kind === "whole" ? reading.n : null
  const all = useMemo(() => (n === null ? [] : reasons(n)), [n])
  const oddness =
    reading.kind === "broken"
      ? 100
      : n === null
        ? null
        : percent(all.reduce((sum, { points }) => sum + points, 0))
  const verdict = oddness === null ? "" : `${oddness.toFixed(1)}% odd`
  const name = n === null ? text.trim() : shown(n)

  const ask = (next: string) => {
    setNone("")
    setLinked(next === "" ? null : next)
  }
  const seekOdder = () => {
    if (n === null) return
    const odder = nextOdder(n)
    if (odder === null) setNone("None of the next 2,000 numbers is odder. Let it have its moment.")
    else ask(odder.toString())
  }

  return (
    <div className={styles.tool}>
      <div className={styles.field}>
        <label htmlFor={`${id}-number`}>A number</label>
        <input
          ref={box}
          id={`${id}-number`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder="Type or paste one, as 7"
          value={text}
          aria-invalid={reading.kind === "mistake"}
          aria-describedby={`${id}-mistake`}
          onChange={event => ask(event.target.value)}
        />
        <p id={`${id}-mistake`} className={styles.mistake} role="alert">
          {reading.kind === "mistake" && reading.what}
        </p>
      </div>
      <div role="status" aria-label="Verdict" className={styles.verdict}>
        <p className={`lcd ${styles.percent}`}>{oddness === null ? "--.-% odd" : verdict}</p>
        <p>
          {oddness === null && "Every number is a little odd. Which one is yours?"}
          {n !== null && oddness !== null && `${level(oddness)}.`}
          {reading.kind === "broken" && "It is neither odd nor even, which is odder than either."}
        </p>
        <p>{none}</p>
      </div>
      <meter className={styles.meter} min={0} max={100} value={oddness ?? 0} aria-label="Oddness">
        {verdict}
      </meter>
      {n !== null && <Reasons n={n} all={all} />}
      <div className="buttons">
        <button
          type="button"
          disabled={n === null || n > 10n ** 12n || n < -(10n ** 12n)}
          onClick={seekOdder}
        >
          Find an odder one
        </button>
        <CopyButton text={oddness === null ? "" : `${name} is ${verdict}.`} label="Copy the verdict" />
        <ShareButton text={oddness === null ? undefined : `${name} is ${verdict}.`} />
        <button
          type="button"
          disabled={linked === null}
          onClick={() => {
            ask("")
            box.current?.focus()
          }}
        >
          Start again
        </button>
      </div>
      <Oddest
        onAsk={next => {
          ask(next)
          box.current?.focus()
        }}
      />
    </div>
  )
}
