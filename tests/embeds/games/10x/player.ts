/** Players of 10x for the tests, who play through the pure logic: one act of each kind in a second. */
import type { Act } from "../../../../src/embeds/games/10x/acts"
import { type Action, tenX } from "../../../../src/embeds/games/10x/logic"
import { stages } from "../../../../src/embeds/games/10x/stages"
import { hireIds, type State } from "../../../../src/embeds/games/10x/state"
import { seeded } from "../../../../src/lib/game/random"
import { morning } from "./careers"

export type Player = {
  /** Presses a second, at first and after two minutes. */
  presses: readonly [number, number]
  /** The seconds of the first press only. */
  until?: number
  /** The seconds until a question is answered; null if it never is. */
  answers: number | null
  /** The seconds of a meeting before the window. */
  leaves: number | null
  /** Squashes a second, if there are bugs. */
  squashes: number
  hires: boolean
}

export const players = {
  idle: { presses: [0.2, 0], until: 30, answers: null, leaves: null, squashes: 0, hires: false },
  normal: { presses: [2, 1], answers: 6, leaves: 10, squashes: 0.5, hires: true },
  keen: { presses: [6, 5], answers: 2, leaves: 1, squashes: 2, hires: true },
} satisfies Record<string, Player>

/** Plays until the end or for two hours. Returns the second of each stage, and the last state. */
export function played(player: Player, start: State = tenX.start({}, seeded(0))) {
  let state = start
  const reached: number[] = []
  let second = 0
  let owed = 0
  let owedSquashes = 0
  let asked = 0
  let met = 0
  const does = (act: Act | { kind: "wait" }) => {
    state = tenX.step(state, { ...act, now: morning + second * 1000 } as Action)
  }
  does({ kind: "press" })
  for (second = 1; second < 7200 && !state.over; second++) {
    does({ kind: "wait" })
    while (reached.length < state.stage) reached.push(second)
    const isTyping = second < (player.until ?? Infinity)
    owed += isTyping ? player.presses[second < 120 ? 0 : 1] : 0
    for (; owed >= 1; owed--) does({ kind: "press" })
    owedSquashes += state.bugs >= 1 ? player.squashes : 0
    for (; owedSquashes >= 1; owedSquashes--) does({ kind: "squash" })
    asked = state.question === null ? 0 : asked + 1
    if (player.answers !== null && asked > player.answers) does({ kind: "answer", with: 0 })
    met = state.meeting > 0 ? met + 1 : 0
    if (player.leaves !== null && met > player.leaves) does({ kind: "leave" })
    if (!player.hires) continue
    if (second % 3 === 0) for (const who of hireIds) does({ kind: "hire", who })
    if (second % 10 === 0) does({ kind: "coffee" })
  }
  return { reached, state, stages: reached.map((at, place) => `${stages[place]?.id} ${at}`) }
}
