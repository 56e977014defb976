import { type CSSProperties, useState } from "react"
import { type Name, offsets, type Parts, schemeOf } from "../address"
import type { Explanation } from "../explain"
import * as styles from "../ParseUrl.module.css"

/** The maximum number of characters displayed of a part. */
const maxShown = 1000

const shown = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}...` : text)

/** Text on each of these has a contrast of at least 7:1. */
const colours: Record<Name, string> = {
  scheme: "#ffd6a8",
  user: "#c9f0c0",
  password: "#ffb3c1",
  host: "#fff29a",
  port: "#b5e8f5",
  path: "#d9ccff",
  query: "#ffc9f0",
  fragment: "#d8dfb0",
}

const coloured = (name: Name) => ({ "--part": colours[name] }) as CSSProperties

type Props = { text: string; parts: Parts; explanations: readonly Explanation[] }

/** The address with its parts in colour, a legend, and the explanation of the selected part. */
export function PartsList({ text, parts, explanations }: Props) {
  const [wanted, setWanted] = useState<Name>("host")
  // For a javascript: address only its scheme is explained.
  const isProgram = schemeOf(parts) === "javascript"
  const chosen = (explanations.find(({ name }) => name === wanted) ?? explanations.at(isProgram ? 0 : -1))
    ?.name
  const at = offsets(parts)
  let end = 0
  return (
    <section aria-label="Parts" className={styles.partsList}>
      {/* For the eye only: screen readers have the same text in the field, and the parts in the legend. */}
      <p className={styles.address} aria-hidden="true" data-nosnippet="">
        {explanations.map(({ name, written }) => {
          const delimiter = text.slice(end, at[name])
          end = at[name] + written.length
          return (
            <span key={name}>
              {shown(delimiter)}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for what the legend's buttons do */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is the legend's buttons */}
              <span
                className={styles.part}
                style={coloured(name)}
                data-chosen={name === chosen || undefined}
                onClick={() => setWanted(name)}
                onPointerEnter={event => event.pointerType === "mouse" && setWanted(name)}
              >
                {shown(written)}
              </span>
            </span>
          )
        })}
        {shown(text.slice(end))}
      </p>
      <dl className={styles.parts}>
        {explanations.map(({ name, label, written, read, about }) => (
          <div key={name} data-chosen={name === chosen || undefined}>
            <dt>
              <button
                type="button"
                className={styles.legend}
                style={coloured(name)}
                aria-expanded={name === chosen}
                onClick={() => setWanted(name)}
              >
                {label}
              </button>
            </dt>
            <dd className={styles.about} hidden={name !== chosen}>
              <p>
                <code className={styles.written} style={coloured(name)}>
                  {written === "" ? "(empty)" : shown(written)}
                </code>
                {written.length > maxShown && ` ${written.length.toLocaleString("en-GB")} characters in all.`}
              </p>
              {read !== null && (
                <p>
                  The browser reads <code>{read === "" ? "(nothing)" : shown(read)}</code>
                </p>
              )}
              <p>{about}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
