import { type RefObject, useEffect, useMemo, useState } from "react"
import { array, string } from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { useTicks } from "../../kits/motion/useTicks"
import type { Station } from "../../lib/music/radioState"
import { garble, type Hearing, hearOut, listenOn, silence, turnTo, voicesBetween } from "./voices"

/** The slugs of the stations and the ids of the voices that have been found. */
const foundEntry = storageEntry("radio/found", array(string()), [])
const lineMs = 2600
/** The time for which a voice is heard, even if the dial has left it, in milliseconds: the quickest sweep meets some. */
const freshMs = 600

/** State of the voices in the static, and of what has been found on the dial. */
export function useVoices(
  stations: readonly Station[],
  { dial, tuned, isTurning }: { dial: number; tuned: Station | null; isTurning: boolean },
  box: RefObject<HTMLElement | null>,
) {
  const placed = useMemo(() => voicesBetween(stations), [stations])
  const [hearing, setHearing] = useState<Hearing>({ ...silence, dial })
  const [found, setFound] = useStorage(foundEntry)
  if (hearing.dial !== dial) setHearing(turnTo(hearing, placed, dial, isTurning))
  const { id, talk, isFresh, isPassing } = hearing
  const voice = placed.find(each => each.id === id) ?? null
  useTicks(voice !== null, lineMs, () => setHearing(listenOn), box)

  useEffect(() => {
    const name = tuned?.slug
    if (name) setFound(old => (old.includes(name) ? old : [...old, name]))
  }, [tuned, setFound])
  useEffect(() => {
    if (!id || !isFresh) return
    const timer = setTimeout(() => {
      setFound(old => (old.includes(id) ? old : [...old, id]))
      setHearing(now => hearOut(now, placed))
    }, freshMs)
    return () => clearTimeout(timer)
  }, [id, isFresh, placed, setFound])

  const isAnswer = voice !== null && talk !== voice.talk
  // A voice that the dial has left is nearly clear, since it is heard for a moment only.
  const distance = !voice || isAnswer ? 0 : isPassing ? 1 : Math.abs(voice.frequency - dial)
  return {
    voice,
    /** True once the dial has been at the voice for a moment. */
    isMet: voice !== null && !isFresh && !isPassing,
    /** The line to be read; empty without a voice. */
    line: voice ? garble(talk?.lines[hearing.line] ?? "", distance) : "",
    found,
    foundVoices: placed.filter(({ id }) => found.includes(id)),
    voiceCount: placed.length,
  }
}
