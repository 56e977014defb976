import { ShareButton } from "../../../components/share-button/ShareButton"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { Field } from "../../../kits/controls/Field"
import { answersTo, committee, question } from "../logic"
import * as styles from "../Phd.module.css"

const codecs = { ask: text(question, { maxLength: 120 }) }
const hats = ["#5b2a86", "#222", "#a35a1c"]

/** A committee of three who answer any question in character. */
export function Committee() {
  const { values, set } = useAddress(codecs)
  const answers = answersTo(values.ask)
  return (
    <section aria-label="The committee" className={styles.committee}>
      <div className={styles.ask}>
        <Field label="Ask the committee" maxLength={120} value={values.ask} onChange={ask => set({ ask })}>
          <ShareButton text={`“${values.ask}” ${answers[1] ?? ""}`} />
        </Field>
      </div>
      <ul>
        {committee.map(({ name, chair }, i) => (
          <li key={name}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <path fill={hats[i]} d="M8 48q2-18 16-18t16 18z" />
              <circle cx="24" cy="22" r="11" fill={i === 2 ? "#c98b4a" : i === 1 ? "#888" : "#f0c8a0"} />
              {i === 1 && <path fill="#fff" d="M15 19h18v5H15z" />}
              {i !== 1 && <path d="M19 21h2v3h-2zM27 21h2v3h-2z" />}
              <path d="M6 11 24 4l18 7-18 7z" />
              <path fill="none" stroke="#c90" strokeWidth="2" d="M38 12v10" />
            </svg>
            <p>
              <b>{name}</b> <small>{chair}</small>
              <br />
              <q>{answers[i]}</q>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
