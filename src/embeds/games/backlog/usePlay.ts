/** The game that is on, alone or in a run through the whole backlog. */
import { useState } from "react"
import { random } from "../../../hooks/browser/random"
import { newSeed } from "../../../lib/game/random"
import {
  advance,
  countOutcome,
  isOver,
  type Marathon,
  marathonSpeed,
  speedOf,
  startMarathon,
  winsOf,
} from "./logic"
import type { Outcome } from "./microgame"
import { useProgress } from "./useProgress"

export type Play = { title: string; seed: string; speed: number; outcome: Outcome | null }

export function usePlay(titles: readonly string[], onResult: (run: Marathon) => void) {
  const { progress, addWin } = useProgress()
  const [play, setPlay] = useState<Play | null>(null)
  const [run, setRun] = useState<Marathon | null>(null)
  const [result, setResult] = useState<Marathon | null>(null)

  const open = (title: string) => {
    setResult(null)
    setRun(null)
    setPlay({ title, seed: newSeed(random), speed: speedOf(winsOf(progress, title)), outcome: null })
  }
  const show = (next: Marathon) => {
    setRun(next)
    const title = next.order[next.at] ?? ""
    setPlay({ title, seed: `${next.seed} ${next.at}`, speed: marathonSpeed(next.at), outcome: null })
  }
  const end = (ended: Marathon) => {
    setPlay(null)
    setRun(null)
    setResult(ended)
    onResult(ended)
  }

  return {
    progress,
    play,
    run,
    result,
    open,
    startRun: (seed: string | null) => {
      setResult(null)
      show(startMarathon(titles, seed ?? newSeed(random)))
    },
    finish: (outcome: Outcome) => {
      if (!play || play.outcome) return
      setPlay({ ...play, outcome })
      if (outcome === "won") addWin(play.title)
      if (run) setRun(countOutcome(run, outcome))
    },
    next: () => {
      if (!play) return
      if (!run) return open(titles[(titles.indexOf(play.title) + 1) % titles.length] ?? play.title)
      const following = run.floppies > 0 ? advance(run) : run
      if (isOver(following)) end(following)
      else show(following)
    },
    close: () => {
      if (run && (run.survived.length > 0 || run.at > 0)) return end(run)
      setPlay(null)
      setRun(null)
      setResult(null)
    },
  }
}
