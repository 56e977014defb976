import { type FormEvent, useId, useState } from "react"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { type Alert, alertsSchema, type Kind, kinds, sameAlert, state, wish, withAlert } from "../alerts"
import * as styles from "../DogecoinPrice.module.css"
import { priceAt } from "../logic"

export const alertsEntry = storageEntry<Alert[]>("dogecoin-price", alertsSchema, [])

const names: Record<Kind, string> = { changes: "changes", above: "is above", below: "is below" }

/** The visitor's alerts, stored in the browser, with a form to add one. Removing can be undone. */
export function Alerts({ now }: { now: Date | null }) {
  const [alerts, setAlerts] = useStorage(alertsEntry)
  const [kind, setKind] = useState<Kind>("changes")
  const [limit, setLimit] = useState("")
  const [mistake, setMistake] = useState("")
  const [removed, setRemoved] = useState<Alert[] | null>(null)
  const id = useId()

  const add = (event: FormEvent) => {
    event.preventDefault()
    const next = withAlert(alerts, kind, limit)
    setMistake("what" in next ? next.what : "")
    if ("what" in next) return
    setAlerts(next)
    setRemoved(null)
    setLimit("")
  }

  return (
    <section aria-labelledby={`${id}-heading`} className={styles.alerts}>
      <h2 id={`${id}-heading`}>Alerts</h2>
      <form className={styles.form} onSubmit={add}>
        <label htmlFor={`${id}-kind`}>Tell me when the price</label>
        <select
          id={`${id}-kind`}
          value={kind}
          onChange={event => {
            setKind(kinds.find(name => name === event.target.value) ?? "changes")
            setMistake("")
          }}
        >
          {kinds.map(name => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </select>
        {kind !== "changes" && (
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-label="The limit in DOGE"
            aria-invalid={mistake !== ""}
            aria-describedby={`${id}-mistake`}
            placeholder="1"
            value={limit}
            onChange={event => setLimit(event.target.value)}
          />
        )}
        <button type="submit">Set an alert</button>
      </form>
      <p id={`${id}-mistake`} className={styles.mistake} role="alert">
        {mistake}
      </p>
      {alerts.length === 0 && <p>No alerts. Nothing has been missed yet.</p>}
      <ul className={styles.list}>
        {alerts.map(alert => (
          <li key={wish(alert)}>
            <span>
              <b>{wish(alert)}</b>
              <span role="status">{now ? state(alert, priceAt(now)) : ""}</span>
            </span>
            <button
              type="button"
              aria-label={`Remove: ${wish(alert)}`}
              onClick={() => {
                setRemoved(alerts)
                setAlerts(old => old.filter(other => !sameAlert(other, alert)))
              }}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {removed && (
        <button
          data-menu="edit"
          type="button"
          onClick={() => {
            setAlerts(removed)
            setRemoved(null)
          }}
        >
          Undo
        </button>
      )}
    </section>
  )
}
