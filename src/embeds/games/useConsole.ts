import { type RefObject, useState } from "react"
import { useTicks } from "../../kits/motion/useTicks"
import type { PageEntry } from "../../lib/content/derivedLists"
import { gameName } from "./logic"
import { asleep, bedtime, idle, playOf } from "./plays"

/** The time between two pictures, in milliseconds. */
const frameMs = 900

type State = {
  frame: number
  losses: number
  /** The number of times each game was put in, by its path. */
  times: Readonly<Record<string, number>>
}

/** Plays a chosen game on the small screen, picture by picture, up to the loss. */
export function useConsole(
  game: PageEntry | null,
  motion: boolean,
  isReady: boolean,
  place: RefObject<Element | null>,
) {
  const [{ frame, losses, times }, setState] = useState<State>({ frame: 0, losses: 0, times: {} })
  const play = playOf(game && gameName(game.path), game ? (times[game.path] ?? 1) - 1 : 0)
  const last = play.frames.length - 1
  const isOver = game !== null && frame >= last
  const step = () =>
    setState(old => {
      const next = motion ? old.frame + 1 : last
      return old.frame >= last ? old : { ...old, frame: next, losses: old.losses + (next === last ? 1 : 0) }
    })
  useTicks(game !== null && isReady && !isOver, motion ? frameMs : 1, step, place)
  const isAsleep = isOver && losses >= bedtime
  return {
    losses,
    isOver,
    isAsleep,
    picture: isAsleep ? asleep : game ? (play.frames[Math.min(frame, last)] ?? "") : idle,
    end: isAsleep ? "Seven games, seven defeats. He has gone to bed on the switch." : play.end,
    step,
    /** Puts another game in; a sleeper begins again with no losses. */
    insert: (next: PageEntry | null) =>
      setState(old => ({
        frame: 0,
        losses: isAsleep ? 0 : old.losses,
        times: next ? { ...old.times, [next.path]: (old.times[next.path] ?? 0) + 1 } : old.times,
      })),
  }
}
