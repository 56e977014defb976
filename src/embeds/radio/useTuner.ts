import { useEffect, useState } from "react"
import { useQuery } from "../../hooks/query"
import { radio, radioDial, useRadio } from "../../hooks/radio"
import { useStored } from "../../hooks/storage"
import type { Station } from "../../lib/radioState"
import { onDial, stationAt } from "./logic"

/**
 * Where the dial stands: where the visitor has put it, or where the address says, or where it was left, or at the
 * first station. The station that it rests on goes into the address.
 */
export function useTuner(stations: readonly Station[]) {
  const state = useRadio()
  const [kept] = useStored(radioDial)
  const [linked, setLinked] = useQuery("station")
  const named = stations.find(({ slug }) => slug === linked)
  const dial = onDial(state.dial ?? named?.frequency ?? kept ?? stations[0]?.frequency ?? 0)
  const tuned = stationAt(stations, dial)

  // The songs below stay those of the last station while the dial is on its way, or nowhere.
  const [last, setLast] = useState(tuned ?? stations[0] ?? null)
  if (tuned && !state.moving && tuned !== last) setLast(tuned)

  const slug = tuned?.slug ?? null
  const rests = state.dial !== null && !state.moving
  useEffect(() => {
    if (rests) setLinked(slug)
  }, [rests, slug, setLinked])
  useEffect(() => () => radio.leave(), [])

  return { state, dial, tuned, last }
}
