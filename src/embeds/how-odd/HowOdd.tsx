import { type CSSProperties, useMemo, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { text } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { isBlank, trimmed } from "../../lib/text/blank"
import * as styles from "./HowOdd.module.css"
import { foundText, laundry, washText } from "./laundry"
import { level, nextOdder, percent, reasons, shown } from "./logic"
import { Line } from "./parts/Line"
import { Oddest } from "./parts/Oddest"
import { Reasons } from "./parts/Reasons"
import { readNumber } from "./read"

/** The number judged before the visitor enters one. */
const example = "7"

/**
 * A scale that measures a number's oddness in per cent and in socks, with reasons, and the oddest number of the week.
 *
 * @feed A scale of oddness finer than odd and even, with reasons, and the oddest number of the week.
 */
export default function HowOdd() {
  const address = useAddress({ n: text("") })
  const [none, setNone] = useState("")
  const [washes, setWashes] = useState(0)
  const [message, setMessage] = useState("")
  const box = useRef<HTMLInputElement>(null)
  const isExample = isBlank(address.values.n)
  const asked = isExample ? example : address.values.n
  const reading = useMemo(() => readNumber(asked), [asked])
  const n = reading.kind === "whole" ? reading.n : null
  const all = useMemo(() => (n === null ? [] : reasons(n)), [n])
  const oddness =
    reading.kind === "broken"
      ? 100
      : n === null
        ? null
        : percent(all.reduce((sum, { points }) => sum + points, 0))
  const verdict = oddness === null ? "" : `${oddness.toFixed(1)}% odd`
  const name = n === null ? trimmed(asked) : shown(n)

  const ask = (next: string) => {
    setNone("")
    setMessage("")
    address.set({ n: next })
  }
  const restart = {
    ...address,
    reset: () => {
      setNone("")
      setMessage("")
      address.reset()
      box.current?.focus()
    },
  }
  const seekOdder = () => {
    if (n === null) return
    const odder = nextOdder(n)
    if (odder === null) setNone("None of the next 2,000 numbers is odder. Let it have its moment.")
    else ask(odder.toString())
  }

  const wash = () => {
    if (n === null) return
    ask((n - 1n).toString())
    setMessage(washText(n))
    setWashes(washes + 1)
  }
  const look = () => {
    if (n === null) return
    ask((n + 1n).toString())
    setMessage(foundText(n))
  }

  return (
    <div className={styles.tool}>
      <Field
        ref={box}
        className={styles.field}
        label="A number"
        inputMode="decimal"
        spellCheck={false}
        placeholder={`Type or paste one, as ${example}`}
        value={address.values.n}
        problem={reading.kind === "mistake" && reading.what}
        onChange={ask}
      />
      <div role="status" aria-label="Verdict" className={styles.verdict}>
        <p className={`lcd ${styles.percent}`}>{oddness === null ? "?" : verdict}</p>
        <p>
          {isExample && "That is 7. Every number is a little odd. Which one is yours?"}
          {!isExample && n !== null && oddness !== null && `${level(oddness)}.`}
          {reading.kind === "broken" && "It is neither odd nor even: odder than either."}
          {oddness === null && "That one can't be weighed."}
        </p>
      </div>
      <div className={styles.laundry}>
        <Line laundry={reading.kind === "broken" ? null : laundry(n ?? 0n)} washes={washes} />
        <div className="buttons">
          <Button disabled={n === null} onClick={wash}>
            Wash
          </Button>
          <Button disabled={n === null} onClick={look}>
            Look behind the machine
          </Button>
        </div>
        <p role="status" aria-label="Laundry" className={styles.message}>
          {message || (reading.kind === "broken" && "A sock that is not whole goes in by hand, and alone.")}
        </p>
      </div>
      <meter
        className={styles.meter}
        style={{ "--part": (oddness ?? 0) / 100 } as CSSProperties}
        min={0}
        max={100}
        value={oddness ?? 0}
        aria-label="Oddness"
      >
        {verdict}
      </meter>
      <div className="buttons">
        <Button disabled={n === null || n > 10n ** 12n || n < -(10n ** 12n)} onClick={seekOdder}>
          Find an odder one
        </Button>
        <CopyButton text={oddness === null ? "" : `${name} is ${verdict}.`} label="Copy the verdict" />
        <ShareButton
          text={oddness === null ? undefined : `${name} is ${verdict}.`}
          link={isExample ? `?n=${example}` : undefined}
        />
        <RevealOnce when={address.touched || address.canUndo}>
          <StartAgain of={restart} />
        </RevealOnce>
      </div>
      <StatusMessage>{none}</StatusMessage>
      <div className={styles.more}>
        <Oddest
          onAsk={next => {
            ask(next)
            box.current?.focus()
          }}
        />
        <div className={styles.why}>{n !== null && <Reasons n={n} all={all} />}</div>
      </div>
    </div>
  )
}
