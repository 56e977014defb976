import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import * as styles from "../HtmlHellScorelist.module.css"
import { maxPlaces, type Place } from "../report"
import type { Charge } from "../verdict"

type Props = {
  html: string
  list: readonly Charge[]
  /** Moves to a position in the box; null if the text is too long for the box. */
  onGo: ((place: Place) => void) | null
  /** True while the box has a newer text, so that the positions are out of date. */
  busy: boolean
}

const atFirst = 10

/** Returns the line round a position, cut to a readable length. */
function excerpt(html: string, { from, to }: Place): { before: string; at: string; after: string } {
  const end = Math.min(to, from + 80)
  const before = html.slice(Math.max(0, from - 30), from)
  const after = html.slice(end, end + 30)
  return {
    before: before.slice(before.lastIndexOf("\n") + 1).trimStart(),
    at: html.slice(from, end).replace(/\s+/g, " "),
    after: after.split("\n", 1)[0] ?? "",
  }
}

/** The list of sins found, each with the lines at fault. */
export function Charges({ html, list, onGo, busy }: Props) {
  return (
    <details className={styles.charges}>
      <summary>Read the charges, line by line</summary>
      <ul aria-label="Sins found">
        {list.map(charge => (
          <ChargeItem key={charge.sin.id} html={html} charge={charge} onGo={onGo} busy={busy} />
        ))}
      </ul>
    </details>
  )
}

function ChargeItem({
  html,
  charge: { sin, found, points },
  onGo,
  busy,
}: Omit<Props, "list"> & { charge: Charge }) {
  const [shown, setShown] = useState(atFirst)
  const places = useRef<HTMLOListElement>(null)
  /** The button is about to disappear, so the focus moves to the first of the new positions. */
  const showAll = () => {
    flushSync(() => setShown(maxPlaces))
    const first = places.current?.children[atFirst]?.querySelector("button") ?? places.current
    first?.focus({ preventScroll: true })
  }
  const rest = found.count - found.places.length
  const many = (count: number) => count.toLocaleString("en-GB")
  return (
    <li className={styles.charge}>
      <p>
        <strong>{sin.name}</strong>: {many(found.count)} × {sin.points} = {many(points)}
      </p>
      <p className={styles.why}>{sin.why}</p>
      <ol ref={places} tabIndex={-1} className={styles.places}>
        {found.places.slice(0, shown).map(place => {
          const { before, at, after } = excerpt(html, place)
          const name = `Line ${place.line}, column ${place.column}`
          return (
            <li key={place.from}>
              {onGo ? (
                <button type="button" aria-disabled={busy || undefined} onClick={() => !busy && onGo(place)}>
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
              <code data-nosnippet="">
                {before}
                <mark>{at}</mark>
                {after}
              </code>
            </li>
          )
        })}
      </ol>
      {found.places.length > shown && (
        <button type="button" onClick={showAll}>
          Show {found.places.length - shown} more<span className="visually-hidden"> of {sin.name}</span>
        </button>
      )}
      {shown >= found.places.length && rest > 0 && <p>And {many(rest)} more places.</p>}
    </li>
  )
}
