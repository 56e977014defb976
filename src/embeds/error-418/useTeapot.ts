/** The teapot's state: the current brew, the log, and the visitor's tally. */
import { useEffect, useEffectEvent, useState } from "react"
import * as v from "valibot"
import { now } from "../../hooks/browser/clock"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import type { Tea } from "../../lib/lists/teas"
import { brewSpeed, type Cup, heatOf, judge, type Order, steeped } from "./logic"
import { askForTeas, type Exchange, startBrewing, stopBrewing } from "./protocol"

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const tallyEntry = storageEntry("error-418", v.strictObject({ cups: count, right: count, refused: count }), {
  cups: 0,
  right: 0,
  refused: 0,
})

const maxLogLength = 12

export type Brewing = { order: Order; startedAt: number }

export type Teapot = ReturnType<typeof useTeapot>

export function useTeapot(teas: readonly Tea[], host: string) {
  const [brewing, setBrewing] = useState<Brewing | null>(null)
  const [cup, setCup] = useState<Cup | null>(null)
  const [log, setLog] = useState<(Exchange & { id: number })[]>([])
  const [mopped, setMopped] = useState(0)
  const [tally, setTally] = useStorage(tallyEntry)

  const add = (exchange: Exchange) =>
    setLog(old => [{ ...exchange, id: (old[0]?.id ?? 0) + 1 }, ...old].slice(0, maxLogLength))

  const stop = () => {
    const tea = teas.find(({ slug }) => slug === brewing?.order.leaves)
    if (!brewing || !tea) return
    const seconds = steeped(brewing.startedAt, now(), brewing.order)
    const judged = judge(tea, brewing.order.temperature, seconds)
    add(stopBrewing(brewing.order, tea, seconds, judged, host))
    setBrewing(null)
    setCup(judged)
    setTally(old => ({ ...old, cups: old.cups + 1, right: old.right + (judged.kind === "right" ? 1 : 0) }))
  }
  const timeIsUp = useEffectEvent(stop)

  useEffect(() => {
    if (!brewing) return
    const left = (brewing.order.seconds * 1000) / brewSpeed - (now() - brewing.startedAt)
    const timer = setTimeout(() => timeIsUp(), left)
    return () => clearTimeout(timer)
  }, [brewing])

  const start = (order: Order) => {
    const exchange = startBrewing(
      order,
      teas.find(({ slug }) => slug === order.leaves),
      host,
    )
    add(exchange)
    setCup(null)
    if (exchange.status === 200) setBrewing({ order, startedAt: now() })
    if (exchange.status === 418) setTally(old => ({ ...old, refused: old.refused + 1 }))
  }

  return {
    brewing,
    /** The pot's anger, 0 to 4. Responses from before the last mopping do not count. */
    heat: heatOf(log.flatMap(({ id, status }) => (id > mopped ? [status] : []))),
    mop: () => setMopped(log[0]?.id ?? 0),
    cup,
    log,
    tally,
    start,
    stop,
    ask: () => {
      setCup(null)
      add(askForTeas(teas, host))
    },
    clear: () => {
      setLog([])
      setMopped(0)
    },
  }
}
