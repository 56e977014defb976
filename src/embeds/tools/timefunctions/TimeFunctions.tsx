import { useId, useState } from "react"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useQuery } from "../../../hooks/page/query"
import { longest, readAmount } from "./amount"
import { codeFor, convert, grouped, nameOf, rounded } from "./logic"
import { AllUnits } from "./parts/AllUnits"
import { AmountField } from "./parts/AmountField"
import * as styles from "./TimeFunctions.module.css"
import { inWords, unitOf, units } from "./units"

type Props = {
  /** The amount to begin with. */
  amount: string
  /** The id of the unit to begin with, such as "weeks". */
  from: string
  /** The id of the unit to convert to. */
  to: string
}

type State = { amount: string | null; from: string | null; to: string | null }

/**
 * Converts a span of time from any unit to any other, exactly, with the JavaScript function that does the same.
 *
 * @feed A converter for spans of time, from milliseconds to millennia, which also writes the function for it.
 */
export default function TimeFunctions({ amount: startAmount, from: startFrom, to: startTo }: Props) {
  const [linkedAmount, setAmount] = useQuery("amount")
  const [linkedFrom, setFrom] = useQuery("from")
  const [linkedTo, setTo] = useQuery("to")
  const [before, setBefore] = useState<State | null>(null)
  const [refused, setRefused] = useState("")
  const id = useId()

  const typed = linkedAmount ?? startAmount
  const read = readAmount(typed)
  // A unit that was typed goes before the one that was chosen.
  const typedUnit = read?.kind === "amount" ? read.unit : null
  const from = typedUnit ?? unitOf(linkedFrom ?? startFrom) ?? units[0]
  const to = unitOf(linkedTo ?? startTo) ?? units[0]
  const amount = read?.kind === "amount" ? read.text : null
  const exact = amount === null ? null : convert(amount, from, to)
  const about = exact?.includes("/") ? rounded(exact, 12) : null
  const code = codeFor(from, to)
  const untouched = linkedAmount === null && linkedFrom === null && linkedTo === null

  const put = (state: State) => {
    setRefused("")
    setAmount(state.amount)
    setFrom(state.from)
    setTo(state.to)
  }
  const type = (next: string) => {
    setBefore(null)
    if (next.length > longest) {
      const many = next.length.toLocaleString("en-GB")
      return setRefused(
        `That has ${many} characters, and a number has at most ${longest} here. It was not taken.`,
      )
    }
    setRefused("")
    setAmount(next)
    const given = readAmount(next)
    // Kept for when the unit is taken away again.
    if (given?.kind === "amount" && given.unit) setFrom(given.unit.id)
  }
  const choose = (unit: string) => {
    if (read?.kind === "amount" && read.unit) setAmount(read.number)
    setFrom(unit)
  }
  const restart = () => {
    setBefore({ amount: linkedAmount, from: linkedFrom, to: linkedTo })
    put({ amount: null, from: null, to: null })
  }

  return (
    <div className={styles.tool}>
      <AmountField
        typed={typed}
        refused={refused}
        problem={read?.kind === "problem" ? read : null}
        onType={type}
      />
      <div className={styles.units}>
        <div>
          <label htmlFor={`${id}-from`}>From</label>
          <select id={`${id}-from`} value={from.id} onChange={event => choose(event.target.value)}>
            {units.map(unit => (
              <option key={unit.id}>{unit.id}</option>
            ))}
          </select>
        </div>
        <button
          type="button"
          onClick={() => {
            choose(to.id)
            setTo(from.id)
          }}
        >
          Swap
        </button>
        <div>
          <label htmlFor={`${id}-to`}>To</label>
          <select id={`${id}-to`} value={to.id} onChange={event => setTo(event.target.value)}>
            {units.map(unit => (
              <option key={unit.id}>{unit.id}</option>
            ))}
          </select>
        </div>
      </div>
      <output className="result" aria-label="Result">
        {amount === null || exact === null ? (
          read === null ? (
            `How many ${from.id}? Write a number above, with a unit or without: 0.5, 1/3, 1e6 and 90 min will all do.`
          ) : (
            "When that is a number, it is converted here."
          )
        ) : (
          <>
            {inWords(grouped(amount), from)} = <strong>{inWords(grouped(exact), to)}</strong>
            {about && <>, about {grouped(about)}</>}
          </>
        )}
      </output>
      <p className={styles.note}>{exact !== null && to.note}</p>
      <div className="buttons">
        <CopyButton text={exact ?? ""} label="Copy the result" />
        <ShareButton
          text={
            amount === null || exact === null
              ? undefined
              : `${inWords(amount, from)} is ${inWords(exact, to)}`
          }
        />
        {before ? (
          <button
            type="button"
            onClick={() => {
              put(before)
              setBefore(null)
            }}
          >
            Undo
          </button>
        ) : (
          <Button disabled={untouched} onClick={restart}>
            Start again
          </Button>
        )}
      </div>
      <div className={styles.code}>
        <h2>The function</h2>
        <ScrollArea className={styles.scroll} label={nameOf(from, to)}>
          <pre>
            <code>{code}</code>
          </pre>
        </ScrollArea>
        <CopyButton text={code} label="Copy the function" />
      </div>
      <AllUnits amount={amount} from={from} chosen={to} onChoose={setTo} />
    </div>
  )
}
