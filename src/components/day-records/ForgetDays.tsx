import { useState } from "react"
import { type Entry, read, useStorage } from "../../hooks/storage/useStorage"
import { flushVisit, useDayRecords } from "../../hooks/visit/visit"
import { type DayRecord, type Measure, merged } from "../../lib/calendar/dayRecords"
import { counted } from "../../lib/text/counted"
import { Button } from "../button/Button"

type Props<M extends Measure> = {
  entry: Entry<readonly DayRecord<M>[]>
  measure: M
}

/** A button that forgets every day of a measure, and then one that brings them back; what has come since is kept. */
export function ForgetDays<M extends Measure>({ entry, measure }: Props<M>) {
  const [, setRecords] = useStorage(entry)
  const records = useDayRecords(entry, measure)
  const [forgotten, setForgotten] = useState<readonly DayRecord<M>[]>([])
  const [said, setSaid] = useState("")
  const undoing = forgotten.length > 0
  const days = (list: readonly unknown[]) => counted(list.length, "day")
  const press = () => {
    if (undoing) {
      setRecords(now => merged(forgotten, now, measure))
      setForgotten([])
      setSaid(`Remembered ${days(forgotten)} again.`)
    } else {
      // What has not been written yet is forgotten with the rest.
      flushVisit()
      const all = read(entry)
      setForgotten(all)
      setRecords([])
      setSaid(`Forgot ${days(all)}. Today begins again from nothing. Undo brings them back.`)
    }
  }
  return (
    <div className="buttons">
      <Button disabled={!undoing && records.length === 0} onClick={press}>
        {undoing ? "Undo" : "Forget all days"}
      </Button>
      <span role="status">{said}</span>
    </div>
  )
}
