import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import * as styles from "../HtmlHellScorelist.module.css"
import { maxPlaces, type Place } from "../report"
import type { Charge } from "../verdict"

type Props = {
  html: string
  list: readonly Charge[]
  /** Leads to a place in the box; null where the text is too long for one. */
  onGo: ((place: Place) => void) | null
  /** Whether the box holds another text by now: then its places lead nowhere yet. */
  busy: boolean
}

const atFirst = 10

/** The line round a place, at most so much of it as one can take in. */
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

/** The sins that were found, each with its places in the lines at fault. */
export function Charges({ html, list, onGo, busy }: Props) {
  return (
    <ul className={styles.charges} aria-label="Sins found">
      {list.map(charge => (
        <ChargeItem key={charge.sin.id} html={html} charge={charge} onGo={onGo} busy={busy} />
      ))}
    </ul>
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
  /** The button goes, so the keyboard goes on where the new ones begin. */
  const showAll = () => {
    flushSync(() => setShown(maxPlaces))
    const first = places.current?.children[atFirst]?.querySelector("button") ?? places.current
    first?.focus({ preventScroll: true })
  }
  const rest = found.count - found.places.length
  const many = (count: number) => count.toLocaleString("en-GB")
  return (
    <li>
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
      {shown >= found.places.length && rest > 0 && <p>And {many(rest)} more places, which were counted.</p>}
    </li>
  )
}
