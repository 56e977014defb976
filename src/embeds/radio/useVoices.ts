import { type RefObject, useEffect, useMemo, useState } from "react"
import { array, string } from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { useTicks } from "../../kits/motion/useTicks"
import type { Station } from "../../lib/music/radioState"
import { garble, type Hearing, listenOn, silence, turnTo, voiceAt, voicesBetween } from "./voices"

/** The slugs of the stations and the ids of the voices that have been found. */
const foundEntry = storageEntry("radio/found", array(string()), [])
const lineMs = 2600

/** State of the voices in the static, and of what has been found on the dial. */
export function useVoices(
  stations: readonly Station[],
  dial: number,
  tuned: Station | null,
  box: RefObject<HTMLElement | null>,
) {
  const placed = useMemo(() => voicesBetween(stations), [stations])
  const [hearing, setHearing] = useState<Hearing>({ ...silence, dial })
  const [found, setFound] = useStorage(foundEntry)
  if (hearing.dial !== dial) setHearing(turnTo(hearing, tuned ? [] : placed, dial))
  const voice = tuned ? null : voiceAt(placed, dial)
  useTicks(voice !== null, lineMs, () => setHearing(listenOn), box)

  const name = tuned?.slug ?? (voice?.frequency === dial ? voice.id : null)
  useEffect(() => {
    if (name) setFound(old => (old.includes(name) ? old : [...old, name]))
  }, [name, setFound])

  const isAnswer = voice !== null && hearing.talk !== voice.talk
  const line = voice && hearing.id === voice.id ? (hearing.talk?.lines[hearing.line] ?? "") : ""
  const distance = voice && !isAnswer ? Math.abs(voice.frequency - dial) : 0
  return {
    voice,
    /** The line to be read; empty without a voice. */
    said: garble(line, distance),
    found,
    foundVoices: placed.filter(({ id }) => found.includes(id)),
    voiceCount: placed.length,
  }
}
