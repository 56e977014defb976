/** The race that is run here: a new one, or the one in the address. */
import { useEffect, useEffectEvent, useMemo, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { readField, writeField } from "./link"
import { type Race, simulate } from "./race"
import { newField, type Stable } from "./stable"

type Run = {
  code: string
  /** Whose race it is: those of the stable, in the first lanes; none where it is only looked at. */
  ids: readonly number[]
  /** Milliseconds since 1970; null once it is over. */
  startedAt: number | null
}

/** `onOver` gets each race that was run for the stable, once. */
export function useRace(stable: Stable, onOver: (ids: readonly number[], race: Race) => void) {
  const { values, set } = useAddress({ race: text(null) })
  const code = values.race
  const [run, setRun] = useState<Run | null>(null)
  const motion = useMotion()
  const field = useMemo(() => (code === null ? null : readField(code)), [code])
  const race = useMemo(() => field && simulate(field.runners, field.seed), [field])
  const here = run !== null && run.code === code ? run : null

  const finish = ({ ids, code: text }: Run) => {
    const ran = readField(text)
    setRun({ code: text, ids: [], startedAt: null })
    if (ran && ids.length > 0) onOver(ids, simulate(ran.runners, ran.seed))
  }
  const begin = (text: string, ids: readonly number[]) => {
    const next = { code: text, ids, startedAt: now() }
    // Where motion isn't welcome, the race is told, not run.
    if (motion) setRun(next)
    else finish(next)
  }
  const end = () => here?.startedAt != null && finish(here)
  const endNow = useEffectEvent(end)

  useEffect(() => {
    if (!motion) endNow()
  }, [motion])

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
    startedAt: here?.startedAt ?? null,
    startNew: () => {
      const next = writeField(newField(stable, now(), random))
      set({ race: next })
      begin(
        next,
        stable.map(({ id }) => id),
      )
    },
    /** Runs the race in the address, for the eyes alone. */
    watch: () => code !== null && begin(code, []),
    end,
  }
}
