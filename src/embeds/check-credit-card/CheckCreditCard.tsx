import { useId, useRef, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../components/button/Button"
import { useLoaded } from "../../hooks/browser/loaded"
import { useGuest, useHappenings } from "../../kits/guest/useGuest"
import { usePastGuest } from "../../kits/guest/usePastGuest"
import { loadBrands } from "./brands"
import * as styles from "./CheckCreditCard.module.css"
import { example, exampleBrands } from "./example"
import {
  availableVerdicts,
  groupDigits,
  isLuhnValid,
  lengthsOf,
  onlyBrand,
  readDigits,
  shortest,
} from "./logic"
import { Counter } from "./parts/Counter"
import { Numbers } from "./parts/Numbers"
import { Result } from "./parts/Result"
import { outcomeOf, worthOf } from "./receipt"
import { isTestNumber } from "./testNumbers"

/**
 * A checker of made-up card numbers by brand, length and check digit. Pulling the card through a reader prints every
 * step.
 *
 * @feed A check of credit card numbers for numbers of no cards, with every step of Luhn's sum shown.
 */
export default function CheckCreditCard() {
  const [text, setText] = useState(example)
  const [before, setBefore] = useState("")
  const [tried, setTried] = useState<readonly string[]>([])
  const [whispered, setWhispered] = useState<string | null>(null)
  const guest = useGuest()
  const past = usePastGuest()
  const paid = useHappenings().reduce((sum, { kind }) => sum + (Number(kind) || 0), 0)
  /** The path of the thing that has been paid with since a card was last pulled. */
  const [paidWith, setPaidWith] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const reading = readDigits(text)
  const digits = reading.kind === "digits" ? reading.digits : ""
  const wanted = digits !== ""

  const { value: brandsOf, failed } = useLoaded(loadBrands, [], wanted)
  const isExample = text === example && !failed
  const possible = brandsOf && wanted ? brandsOf(digits) : isExample ? exampleBrands : null
  const brand = possible && onlyBrand(possible)
  const isWhole = possible ? lengthsOf(possible).includes(digits.length) : failed && digits.length >= shortest
  const looksReal = isWhole && isLuhnValid(digits) && !isTestNumber(digits)
  const hear = (digit: number) => {
    const next = digits.slice(0, -1) + digit
    // A whispered card is pulled at once.
    setPaidWith(null)
    setTried([...tried, digits])
    setWhispered(next)
    setText(groupDigits(next, brand?.gaps ?? [4, 8, 12]))
  }
  const check = (next: string) => {
    setTried([])
    setWhispered(null)
    setBefore("")
    setText(next)
    box.current?.focus()
  }

  return (
    <div className={styles.tool}>
      <div className={`notice ${styles.warning}`}>
        <strong>NEVER TYPE A REAL CARD NUMBER.</strong>{" "}
        <span>Not here, and not for anyone who only wants a look.</span>
      </div>
      <Counter
        key={digits}
        digits={digits}
        brand={brand}
        outcome={outcomeOf(availableVerdicts(digits, possible), looksReal)}
        guest={guest}
        hasPaid={guest !== null && guest.path === paidWith}
        onPaid={thing => setPaidWith(thing?.path ?? null)}
        past={past}
        owed={paid || (past ? worthOf(past) : 0)}
        isWhispered={digits !== "" && digits === whispered}
        tried={tried}
        onHear={hear}
      />
      <div className={styles.field}>
        <div>
          {/* The words "card number" would make browsers offer the real one. */}
          <label htmlFor={`${id}-digits`}>Made-up digits</label>
          <input
            ref={box}
            id={`${id}-digits`}
            type="text"
            inputMode="numeric"
            maxLength={200}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
            spellCheck={false}
            placeholder={example}
            value={text}
            aria-invalid={reading.kind === "mistake"}
            aria-describedby={`${id}-mistake`}
            onFocus={event => text === example && event.target.select()}
            onChange={event => {
              setBefore("")
              setTried([])
              setWhispered(null)
              setText(event.target.value)
            }}
          />
        </div>
        <Button
          disabled={text === "" && before === ""}
          onClick={() => {
            setBefore(text === "" || looksReal ? "" : text)
            setText(text === "" ? before : "")
            box.current?.focus()
          }}
        >
          {text === "" && before !== "" ? "Undo" : "Forget it"}
        </Button>
        <p id={`${id}-mistake`} className={styles.mistake} role="alert">
          <BidiIsolate>{reading.kind === "mistake" && reading.what}</BidiIsolate>
          {looksReal &&
            "This one adds up and is not on our list. If it is on a card of yours, take it out of here. We have already forgotten it."}
        </p>
      </div>
      {wanted ? (
        <Result digits={digits} possible={possible} failed={failed} />
      ) : (
        <p className={styles.empty}>Press a number in the list or make one up. One in ten is right.</p>
      )}
      <Numbers onCheck={check} />
    </div>
  )
}
