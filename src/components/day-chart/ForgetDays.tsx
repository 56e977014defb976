import { useState } from "react"
import { type Entry, useStored } from "../../hooks/storage"
import { type DayRecord, type Measure, merged } from "../../lib/daily"

type Props<M extends Measure> = {
  entry: Entry<readonly DayRecord<M>[]>
  measure: M
}

/** A button that forgets every day of a measure, and then one that brings them back; what has come since is kept. */
export function ForgetDays<M extends Measure>({ entry, measure }: Props<M>) {
  const [records, setRecords] = useStored(entry)
  const [forgotten, setForgotten] = useState<readonly DayRecord<M>[]>([])
  const [said, setSaid] = useState("")
  const undoing = forgotten.length > 0
  const days = (list: readonly unknown[]) => `${list.length} ${list.length === 1 ? "day" : "days"}`
  const press = () => {
    if (undoing) {
      setRecords(now => merged(forgotten, now, measure))
      setForgotten([])
      setSaid(`Remembered ${days(forgotten)} again.`)
    } else {
      setForgotten(records)
      setRecords([])
      setSaid(`Forgot ${days(records)}. Today begins again from nothing. Undo brings them back.`)
    }
  }
  return (
    <div className="buttons">
      <button type="button" disabled={!undoing && records.length === 0} onClick={press}>
        {undoing ? "Undo" : "Forget all days"}
      </button>
      <span role="status">{said}</span>
    </div>
  )
}
