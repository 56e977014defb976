import { useState } from "react"
import { type Entry, read, useStorage } from "../../hooks/storage/useStorage"
import { flushVisit, useDayRecords } from "../../hooks/visit/visit"
import { type DayRecord, type Measure, mergeRecords } from "../../lib/calendar/dayRecords"
import { pluralise } from "../../lib/text/pluralise"
import { Button } from "../button/Button"

type Props<M extends Measure> = {
  entry: Entry<readonly DayRecord<M>[]>
  measure: M
}

/** A button that deletes all records of a measure, and then undoes it; later records are kept. */
export function ForgetDays<M extends Measure>({ entry, measure }: Props<M>) {
  const [, setRecords] = useStorage(entry)
  const records = useDayRecords(entry, measure)
  const [deleted, setDeleted] = useState<readonly DayRecord<M>[]>([])
  const [message, setMessage] = useState("")
  const canUndo = deleted.length > 0
  const days = (list: readonly unknown[]) => pluralise(list.length, "day")
  const onClick = () => {
    if (canUndo) {
      setRecords(now => mergeRecords(deleted, now, measure))
      setDeleted([])
      setMessage(`Remembered ${days(deleted)} again.`)
    } else {
      // Pending amounts are deleted with the rest.
      flushVisit()
      const all = read(entry)
      setDeleted(all)
      setRecords([])
      setMessage(`Forgot ${days(all)}. Today begins again from nothing. Undo brings them back.`)
    }
  }
  return (
    <div className="buttons">
      <Button disabled={!canUndo && records.length === 0} onClick={onClick}>
        {canUndo ? "Undo" : "Forget all days"}
      </Button>
      <span role="status">{message}</span>
    </div>
  )
}
