/** The current race: a new one, the one in the address, or a trial race that starts by itself on arrival. */
import { useEffect, useEffectEvent, useMemo, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { distance, landing, type Race, simulate } from "../../lib/game/horseRace"
import { maxApples, readApples, readField, writeApples, writeField } from "./link"
import { newField, type Stable } from "./stable"

type Run = {
  code: string
  /** The ids of the stable's horses, in the first lanes; empty if the race is only watched. */
  ids: readonly number[]
  /** Milliseconds since 1970; null once the race is over. */
  startedAt: number | null
}

/**
 * Returns the current race and its actions; calls `onOver` once for each race that the stable's horses ran. A guest, by
 * its name, runs in new races.
 */
export function useRace(
  stable: Stable,
  guest: string | null,
  onOver: (ids: readonly number[], race: Race) => void,
) {
  const { values, set } = useAddress({ race: text(null), apples: text(null) })
  const [run, setRun] = useState<Run | null>(null)
  /** The race that started by itself, and the guest that runs in it. */
  const [trial, setTrial] = useState<{ code: string; guest: string | null } | null>(null)
  const motion = useMotion()
  const code = values.race ?? trial?.code ?? null
  const thrown = values.race === null ? null : values.apples
  const field = useMemo(() => (code === null ? null : readField(code)), [code])
  const apples = useMemo(() => readApples(thrown, field?.runners.length ?? 0), [thrown, field])
  const race = useMemo(() => field && simulate(field.runners, field.seed, apples), [field, apples])
  const here = run !== null && run.code === code ? run : null

  const finish = ({ ids, code: text }: Run, on: typeof apples) => {
    const ran = readField(text)
    setRun({ code: text, ids: [], startedAt: null })
    if (ran && ids.length > 0) onOver(ids, simulate(ran.runners, ran.seed, on))
  }
  const begin = (text: string, ids: readonly number[], on: typeof apples) => {
    const next = { code: text, ids, startedAt: now() }
    // With reduced motion the race is over at once, and only its commentary is shown.
    if (motion) setRun(next)
    else finish(next, on)
  }
  const end = () => here?.startedAt != null && finish(here, apples)
  const endNow = useEffectEvent(end)
  const draw = () => writeField(newField(stable, now(), random, guest))
  const tryOut = useEffectEvent(() => {
    // A guest comes a moment later, and the trial race begins again with it; not if the page has only been away.
    if (values.race !== null || (run !== null && (trial === null || trial.guest === guest))) return
    const next = draw()
    setTrial({ code: next, guest })
    setRun({ code: next, ids: [], startedAt: now() })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a guest is waited for
  useEffect(() => {
    if (!motion) {
      endNow()
      return
    }
    const timer = setTimeout(() => tryOut(), 400)
    return () => clearTimeout(timer)
  }, [motion, guest])

  return {
    race,
    seed: field?.seed ?? "",
    isBroken: code !== null && field === null,
    phase: here
      ? here.startedAt === null
        ? ("over" as const)
        : ("running" as const)
      : race
        ? ("sent" as const)
        : ("none" as const),
    /** True for the race that started by itself on arrival. */
    isTrial: values.race === null && trial !== null,
    startedAt: here?.startedAt ?? null,
    /** The number of apples left in the bag. */
    left: maxApples - apples.length,
    startNew: () => {
      const next = draw()
      set({ race: next, apples: null })
      begin(
        next,
        stable.map(({ id }) => id),
        [],
      )
    },
    /** Runs the race in the address without recording it. */
    watch: () => code !== null && begin(code, [], apples),
    end,
    /** Throws an apple to a horse; with reduced motion to the middle of the track. Returns an error, or "". */
    throwApple(lane: number, metres: number): string {
      if (apples.length >= maxApples) return "The bag is empty. They have noticed."
      const running = here?.startedAt != null
      if (!race || !here || (!running && motion)) return "Apples are thrown while they run."
      const seconds = running ? (now() - (here.startedAt ?? 0)) / 1000 : 0
      if (running && seconds >= (race.times[lane] ?? 0)) return "That one is home."
      const at = running ? landing(race, lane, seconds, metres) : distance / 2 + 10 * apples.length
      set({ race: code, apples: writeApples([...apples, { lane, metres: at }]) })
      return ""
    },
  }
}
