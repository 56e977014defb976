/** The visitor's hourglass, which goes on in storage while the page is closed. */
import { useEffect, useEffectEvent, useRef, useState } from "react"
import * as v from "valibot"
import { now } from "../../../../hooks/browser/clock"
import { useMotion } from "../../../../hooks/browser/motion"
import { storageEntry } from "../../../../hooks/storage/storageEntry"
import { useStorage } from "../../../../hooks/storage/useStorage"
import { noteFrequency } from "../../../../kits/sound/openSound"
import { useSound } from "../../../../kits/sound/useSound"
import { type Glass, leftText, sandAt, shaken } from "../glass"
import { grains, loosened } from "../sand"

const schema = v.nullable(
  v.object({
    name: v.string(),
    runMs: v.pipe(v.number(), v.minValue(1)),
    unit: v.string(),
    spent: v.pipe(v.number(), v.minValue(0)),
    since: v.nullable(v.number()),
    angle: v.pipe(v.number(), v.finite()),
    up: v.picklist(["one", "other"]),
  }),
)

export const storedGlass = storageEntry<Glass | null>("tools/timefunctions", schema, null)

/** The maximum time between shakes of the same avalanche, in milliseconds. */
const avalancheMs = 1500
/** The time between two looks at the sand, in milliseconds, with and without motion. */
const lookMs = 100
const calmLookMs = 1000
/** The bell at the end, in semitones above middle C. */
const bell = [24, 19, 24] as const

/** Returns the glass on the table (the stored one, or `fallback` at rest), its sand now, and what can be done to it. */
export function useGlass(fallback: Glass | null) {
  const motion = useMotion()
  const [stored, store] = useStorage(storedGlass)
  const [time, setTime] = useState<number | null>(null)
  const [shakes, setShakes] = useState({ row: 0, at: 0, last: 0, total: 0 })
  const [rings, setRings] = useState(false)
  /** True once the sand has run in this visit: only then is its end told in the tab's title. */
  const [hasRun, setHasRun] = useState(false)
  const sound = useSound(() => setRings(false))
  const glass = stored ?? fallback
  const sand = glass && sandAt(glass, time ?? 0)
  const isRunning = sand?.isRunning ?? false
  const wasRunning = useRef(false)

  const look = useEffectEvent(() => {
    const at = now()
    setTime(at)
    const isNow = glass !== null && sandAt(glass, at).isRunning
    if (wasRunning.current && !isNow && glass && sandAt(glass, at).isOver && rings)
      bell.forEach(
        (note, i) => void sound.open()?.play({ frequency: noteFrequency(note), at: i * 0.4, seconds: 1.5 }),
      )
    wasRunning.current = isNow
    if (isNow) setHasRun(true)
  })
  useEffect(() => {
    look()
    if (!isRunning) return
    // Not useTicks: it is to run, and to ring, while the tab is hidden, too.
    const timer = setInterval(() => look(), motion ? lookMs : calmLookMs)
    return () => clearInterval(timer)
  }, [isRunning, motion])

  const title =
    !glass || !sand || stored === null || time === null
      ? null
      : sand.isLying
        ? "Time stands still"
        : sand.isOver
          ? hasRun
            ? `${glass.name}: over`
            : null
          : `${leftText(sand.left)} of ${glass.name}`
  useTabTitle(title)
  useStandstill(sand?.isLying ?? false)

  /** Stores what becomes of the glass now. */
  const put = (next: (glass: Glass, now: number) => Glass, of = glass) => {
    const at = now()
    setTime(at)
    if (of) store(next(of, at))
  }
  return {
    glass,
    sand,
    shakes,
    rings,
    put,
    /** Forgets the shakes, when another span begins. */
    calmDown: () => setShakes({ row: 0, at: 0, last: 0, total: 0 }),
    ringAtEnd: (isOn: boolean) => {
      if (isOn) sound.open()
      setRings(isOn)
    },
    shake: () => {
      const at = now()
      const row = at - shakes.at < avalancheMs ? shakes.row + 1 : 0
      const left = glass ? grains - sandAt(glass, at).count : 0
      const count = isRunning ? Math.min(loosened(row), left) : 0
      // A shake that ends a run leaves the word to what is said at its end.
      setShakes({ row, at, last: count === left ? 0 : count, total: shakes.total + count })
      put((old, time) => shaken(old, count, time))
    },
  }
}

/** Shows a text in the tab's title; null leaves it. The title before is put back. */
function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}

/** Pauses all animations of the desktop while `isStill`. */
function useStandstill(isStill: boolean): void {
  useEffect(() => {
    if (!isStill) return
    // Not transitions: the glass itself is still turning.
    const stopped = (document.getAnimations?.() ?? []).filter(
      animation => "animationName" in animation && animation.playState === "running",
    )
    for (const animation of stopped) animation.pause()
    return () => {
      for (const animation of stopped) if (animation.playState === "paused") animation.play()
    }
  }, [isStill])
}
