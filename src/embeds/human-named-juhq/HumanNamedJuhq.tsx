import { useState } from "react"
import * as v from "valibot"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { trimmed } from "../../lib/text/blank"
import * as styles from "./HumanNamedJuhq.module.css"
import {
  censusText,
  finding,
  foldedName,
  likeness,
  maxLetters,
  needed,
  reportText,
  sought,
  verdict,
} from "./logic"
import { Letters } from "./parts/Letters"
import { Scales } from "./parts/Scales"
import type { Exhibit } from "./schema"

/** The number of juhqs who have signed the census in this browser. */
const signed = storageEntry(
  "human-named-juhq",
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  0,
)

const atFirst = new Set(["toothbrush", "bill", "q"])

/**
 * A pair of scales with evidence for and against a human named juhq, a similarity meter for any name, and a census.
 *
 * @feed Evidence for and against a human named juhq, on a pair of scales, and how near any name is to his.
 * @data evidence
 */
export default function HumanNamedJuhq() {
  const { evidence } = usePageData<{ evidence: Exhibit[] }>()
  const { values, set } = useAddress({ name: text("Juha", { maxLength: maxLetters }) })
  const [on, setOn] = useState<ReadonlySet<string>>(atFirst)
  const [last, setLast] = useState<string | null>(null)
  const [count, setCount] = useStorage(signed)
  const [message, setMessage] = useState("")

  const { percent, distance } = likeness(values.name)
  const lying = evidence.filter(({ id }) => on.has(id))
  const shown = evidence.find(({ id }) => id === last)
  const toggle = (id: string) => {
    setLast(id)
    setOn(old => new Set(old.has(id) ? [...old].filter(each => each !== id) : [...old, id]))
  }
  const sign = () => {
    if (foldedName(values.name) !== sought) {
      setMessage(`Thank you. ${trimmed(values.name) || "A person"} has been counted among the others.`)
      return
    }
    setCount(Math.min(needed, count + 1))
    setMessage("")
  }

  return (
    <div className={styles.tool}>
      <Scales exhibits={lying} percent={percent} />
      <p className={styles.verdict} role="status">
        <b>{verdict(lying, evidence.length)}</b>
        <span>
          {shown ? `${shown.label}: ${shown.text}` : "Each exhibit can be put on the scales, and taken off."}
        </span>
      </p>
      <div className={styles.sides}>
        {(["for", "against"] as const).map(side => (
          <fieldset key={side}>
            <legend>{side === "for" ? "For" : "Against"}</legend>
            <div className={styles.exhibits}>
              {evidence
                .filter(each => each.side === side)
                .map(({ id, label }) => (
                  <button key={id} type="button" aria-pressed={on.has(id)} onClick={() => toggle(id)}>
                    {label}
                  </button>
                ))}
            </div>
          </fieldset>
        ))}
      </div>
      <section aria-label="Census" className={styles.census}>
        <Field
          label="Your name, or anybody's"
          value={values.name}
          maxLength={maxLetters}
          onChange={name => {
            setMessage("")
            set({ name })
          }}
        >
          <button type="button" onClick={sign}>
            Sign the census
          </button>
          <button type="button" onClick={() => setMessage(reportText(values.name))}>
            Report a juhq
          </button>
          <ShareButton text={`${values.name || "Somebody"} is ${percent} % juhq`} />
        </Field>
        <p className={styles.finding} role="status">
          <BidiIsolate>{message || finding(values.name)}</BidiIsolate>
        </p>
        <p role="status" aria-label="Census">
          {censusText(count)}
        </p>
        <Letters name={values.name} />
        <div className={styles.meter}>
          <meter aria-label="Likeness to juhq" min={0} max={100} value={percent} />
          <b>{percent} % juhq</b>
          <span>
            {distance} {distance === 1 ? "letter" : "letters"} away
          </span>
        </div>
      </section>
    </div>
  )
}
