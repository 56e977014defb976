/** The storage with a game of 10x in it, as the page itself would have written it. */
import type { State } from "../../../../src/embeds/games/10x/career"

export const key = "juhq:games/10x/now"

/** The stored data of a game. */
export function sitting(state: State): string {
  const data = {
    options: { background: state.background },
    state,
    past: [],
    steps: 1,
    counted: state.ending !== null,
    aside: null,
  }
  return JSON.stringify({ v: 1, data })
}

/** Puts a game into the storage before the page opens. */
export function keep(state: State): void {
  localStorage.setItem(key, sitting(state))
}

/** The game in the storage. */
export function kept(): State {
  return JSON.parse(localStorage.getItem(key) ?? "null").data.state
}
