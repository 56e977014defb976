import { type ReactNode, useId, useRef, useState } from "react"
import { TextArea } from "../../../kits/controls/TextArea"
import { isBlank } from "../../../lib/text/blank"
import { columnOf, type Flaw } from "../flaws"
import * as styles from "../ParseUrl.module.css"

/** The maximum length of the text, in characters: servers accept less, and text boxes get slow. */
const maxLetters = 100_000

type Props = {
  text: string
  /** The reasons it is invalid, in order; empty if it is valid. */
  fatals: readonly Flaw[]
  warnings: readonly Flaw[]
  /** The prefix that would make the address valid; null if there is none. */
  mend: string | null
  onChange: (text: string) => void
  /** The colour-coded address, shown between the box and the problems. */
  children: ReactNode
}

/** An excerpt of the text with the flaw marked. */
function Place({ text, flaw: { start, end } }: { text: string; flaw: Flaw }) {
  const from = Math.max(0, start - 20)
  const until = Math.min(text.length, Math.max(end, start + 1) + 20)
  return (
    <code className={styles.place} aria-hidden="true">
      {from > 0 && "..."}
      {text.slice(from, start)}
      <mark>{text.slice(start, Math.min(end, start + 60)) || "\u2423"}</mark>
      {text.slice(end, until)}
      {until < text.length && "..."}
    </code>
  )
}

/** The box for the address, with its problems below. */
export function Source({ text, fatals, warnings, mend, onChange, children }: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [tooLong, setTooLong] = useState<number | null>(null)
  const select = ({ start, end }: Flaw) => {
    box.current?.focus()
    box.current?.setSelectionRange(start, end)
  }
  const take = (next: string) => {
    const fits = next.length <= maxLetters
    setTooLong(fits ? null : next.length)
    if (fits) onChange(next)
  }
  const isEmpty = isBlank(text)
  return (
    <div className={styles.source}>
      <TextArea
        beside
        label="Address"
        ref={box}
        rows={2}
        data-limit="own"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        placeholder="https://..."
        aria-invalid={fatals.length > 0 && !isEmpty}
        aria-describedby={`${id}-fatal`}
        onText={take}
        onPaste={event => {
          const pasted = event.clipboardData.getData("text")
          const { selectionStart, selectionEnd } = event.currentTarget
          const next = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd)
          if (next.length <= maxLetters) return
          event.preventDefault()
          setTooLong(next.length)
        }}
      />
      {children}
      <div id={`${id}-fatal`} role="alert" className={styles.fatal}>
        {tooLong !== null &&
          `That would be ${tooLong.toLocaleString("en-GB")} characters. Addresses end at ${maxLetters.toLocaleString("en-GB")} here, and sooner everywhere else. The box was left as it is.`}
        {tooLong === null && isEmpty && "There is nothing to take apart. Write or paste an address."}
        {tooLong === null && fatals.length > 0 && !isEmpty && (
          <>
            <strong>No browser takes it.</strong>{" "}
            {fatals.map(({ start, what }) => `Column ${columnOf(text, start)}: ${what}`).join(" ")}
          </>
        )}
      </div>
      {!isEmpty &&
        fatals.map((fatal, i) => (
          <div key={fatal.what} className={styles.flaw}>
            <Place text={text} flaw={fatal} />
            <div className="buttons">
              <button
                type="button"
                aria-label={i === 0 ? undefined : `Show the place in column ${columnOf(text, fatal.start)}`}
                onClick={() => select(fatal)}
              >
                Show the place
              </button>
              {i === 0 && mend !== null && (
                <button type="button" onClick={() => take(mend + text.trimStart())}>
                  Put {mend} before it
                </button>
              )}
            </div>
          </div>
        ))}
      {!isEmpty && warnings.length > 0 && (
        <section aria-label="Remarks">
          <ul className={styles.warnings}>
            {warnings.map(flaw => (
              <li key={`${flaw.start} ${flaw.what}`}>
                Column {columnOf(text, flaw.start)}: {flaw.what}{" "}
                <button
                  type="button"
                  aria-label={`Show the place in column ${columnOf(text, flaw.start)}`}
                  onClick={() => select(flaw)}
                >
                  Show
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
