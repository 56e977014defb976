import { useId, useState } from "react"
import { Field } from "../../../kits/controls/Field"
import { isBlank } from "../../../lib/text/blank"
import * as styles from "../EveryCssSelector.module.css"
import { maxLength, type Weigh, weighed, weightText, weightWords } from "../logic"
import { Loose } from "./Loose"
import { Pan } from "./Pan"
import { useLoose } from "./useLoose"

type Props = { text: string; weigh: Weigh | "failed" | null; onChange: (text: string) => void }

/** Says whether this browser supports a selector; "" if that can't be tested. */
function reads(selector: string): string {
  if (typeof CSS === "undefined" || !CSS.supports) return ""
  return CSS.supports(`selector(${selector})`) ? "This browser reads it." : "This browser doesn’t read it."
}

/** The scales, which weigh a selector of the visitor's. */
export function Scales({ text, weigh, onChange }: Props) {
  const id = useId()
  const [many, setMany] = useState(0)
  const loose = useLoose(text)
  const result = !isBlank(text) && typeof weigh === "function" ? weighed(text, weigh) : null
  const trouble = result?.kind === "trouble" ? result : null
  return (
    <div className={styles.scales}>
      <Field
        label="Your selector"
        data-limit="own"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="nav li:not(.open) > a"
        value={text}
        aria-invalid={trouble !== null}
        aria-describedby={id}
        onChange={next => {
          setMany(next.length > maxLength ? next.length : 0)
          if (next.length <= maxLength) onChange(next)
        }}
        enterKeyHint="go"
        onKeyDown={event => {
          if (event.key === "Enter" && !isBlank(text)) loose.release(text)
        }}
      />
      <Loose selector={text} loose={loose} onPick={onChange} />
      <div id={id} role="status" className={styles.message}>
        {many > 0 && (
          <p>
            That has {many.toLocaleString("en-GB")} characters. The scales carry {maxLength}.
          </p>
        )}
        {weigh === "failed" && text !== "" && <p>The scales could not be fetched.</p>}
        {result?.kind === "weights" &&
          result.weights.map((weight, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a selector may stand in a list twice
            <p key={i} className={styles.weighed}>
              <Pan weight={weight} />
              <span>
                <strong>{weightText(weight)}</strong> <code>{weight.selector}</code>: {weightWords(weight)}.{" "}
                {reads(weight.selector)}
              </span>
            </p>
          ))}
        {trouble && (
          <>
            <p className={styles.place}>
              {text.slice(0, trouble.from)}
              <mark>{text.slice(trouble.from) || "\u00a0"}</mark>
            </p>
            <p>
              It stops being a selector at character {trouble.from + 1}. {trouble.message}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
