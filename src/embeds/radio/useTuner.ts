import { useEffect, useState } from "react"
import { radio, radioDial, useRadio } from "../../hooks/music/radio"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import type { Station } from "../../lib/music/radioState"
import { onDial, stationAt } from "./logic"

/**
 * State of the dial: from the visitor, otherwise from the address, otherwise from storage, otherwise at the first
 * station. The station at rest goes into the address.
 */
export function useTuner(stations: readonly Station[]) {
  const state = useRadio()
  const [storedDial] = useStorage(radioDial)
  const { values, set } = useAddress({ station: text(null) })
  const named = stations.find(({ slug }) => slug === values.station)
  const dial = onDial(state.dial ?? named?.frequency ?? storedDial ?? stations[0]?.frequency ?? 0)
  const tuned = stationAt(stations, dial)

  // The song list stays that of the last station while the dial is moving or between stations.
  const [last, setLast] = useState(tuned ?? stations[0] ?? null)
  if (tuned && !state.moving && tuned !== last) setLast(tuned)

  const slug = tuned?.slug ?? null
  const rests = state.dial !== null && !state.moving
  useEffect(() => {
    if (rests) set({ station: slug })
  }, [rests, slug, set])
  useEffect(() => () => radio.leave(), [])

  return { state, dial, tuned, last }
}
