import { useEffect, useEffectEvent, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { noteFrequency } from "../../../kits/sound/openSound"
import { useSound } from "../../../kits/sound/useSound"
import type { Moment } from "../../../lib/calendar/oClock"
import { clockText } from "../../../lib/calendar/wallClock"
import { formatClock } from "../../../lib/text/duration"

/** A tune that is the same from its end, in semitones above middle C. */
const tune = [12, 16, 19, 24, 19, 16, 12] as const

/** An alarm for the next palindrome. While it waits, it counts down in the tab's title. */
export function useAlarm() {
  const [moment, setMoment] = useState<Moment | null>(null)
  const [rang, setRang] = useState<Moment | null>(null)
  const sound = useSound()

  const ring = useEffectEvent((due: Moment) => {
    tune.forEach(
      (note, i) => void sound.open()?.play({ frequency: noteFrequency(note), at: i * 0.22, seconds: 0.5 }),
    )
    setRang(due)
    setMoment(null)
  })
  useEffect(() => {
    if (!moment) return
    const before = document.title
    let shown = before
    const step = () => {
      const left = moment.at - now()
      if (left <= 0) return ring(moment)
      shown = `${formatClock(Math.ceil(left / 1000))} to ${clockText(moment.minute)}`
      document.title = shown
    }
    step()
    // Not useTicks: it is to count while the tab is hidden, too.
    const timer = setInterval(step, 1000)
    return () => {
      clearInterval(timer)
      if (document.title === shown) document.title = before
    }
  }, [moment])

  return {
    /** The moment that the alarm waits for, and the one at which it rang last; null for none. */
    moment,
    rang,
    set: (next: Moment) => {
      // Opened by the press, since browsers let nothing else make a sound later.
      sound.open()
      setRang(null)
      setMoment(next)
    },
    cancel: () => setMoment(null),
  }
}
