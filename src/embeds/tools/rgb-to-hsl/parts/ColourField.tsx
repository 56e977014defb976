import { type ReactNode, useId, useState } from "react"
import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import { useMounted } from "../../../../hooks/browser/mounted"
import { ColourInput } from "../../../../kits/controls/ColourInput"
import { Field } from "../../../../kits/controls/Field"
import { maxLength } from "../parse"
import * as styles from "../RgbToHsl.module.css"
import type { Problem } from "../tokens"

type Props = {
  text: string
  /** The colour as "#rrggbb", for the browser's own picker. */
  hex: string
  problem: Problem | null
  /** The text under the field while there is no error. */
  children?: ReactNode
  onChange: (text: string, by: string) => void
}

declare global {
  interface Window {
    EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> }
  }
}

/** A field for a colour, with a picker and an eyedropper, and its error below. */
export function ColourField({ text, hex, problem, children, onChange }: Props) {
  const id = useId()
  const mounted = useMounted()
  const [message, setMessage] = useState("")
  const canPickFromScreen = mounted && typeof window.EyeDropper === "function"

  const edit = (next: string) => {
    setMessage("")
    if (next.length <= maxLength) return onChange(next, "keys")
    const count = next.length.toLocaleString("en-GB")
    setMessage(`That has ${count} characters. The longest colour that is read here has ${maxLength}.`)
  }
  const pickFromScreen = async () => {
    setMessage("")
    try {
      const dropper = window.EyeDropper && new window.EyeDropper()
      const picked = await dropper?.open()
      if (picked) onChange(picked.sRGBHex, "dropper")
    } catch {
      // The visitor cancelled the eyedropper with Escape.
    }
  }

  return (
    <div className={styles.field}>
      <Field
        className={styles.input}
        label="Any colour of CSS"
        data-limit="own"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        placeholder="rgb(102 51 153), #639, rebeccapurple"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-message`}
        onChange={edit}
      />
      <ColourInput label="Pick" value={hex} onChange={next => onChange(next, "picker")} />
      {canPickFromScreen && (
        <button type="button" onClick={pickFromScreen}>
          From the screen
        </button>
      )}
      <div id={`${id}-message`} role="status" className={styles.message}>
        {message && <p>{message}</p>}
        {!message && !problem && children}
        {problem && (
          <>
            <p className={styles.context}>
              {text.slice(0, problem.from)}
              <mark>{text.slice(problem.from, problem.to) || "\u00a0"}</mark>
              {text.slice(problem.to)}
            </p>
            <p>
              <BidiIsolate>{problem.message}</BidiIsolate>{" "}
              <span className={styles.position}>
                It is character {problem.from + 1}. Below is the colour before that.
              </span>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
