/** The storage with a game of 10x in it, as the page itself would have written it. */
import { type State, saveVersion } from "../../../../src/embeds/games/10x/state"

export const key = "juhq:games/10x/now"

/** The stored data of a game. */
export function sitting(state: State): string {
  const data = {
    options: {},
    state,
    past: [],
    steps: 1,
    counted: state.over,
    aside: null,
  }
  return JSON.stringify({ v: saveVersion, data })
}

/** Puts a game into the storage before the page opens. */
export function keep(state: State): void {
  localStorage.setItem(key, sitting(state))
}

/** The game in the storage. */
export function kept(): State {
  return JSON.parse(localStorage.getItem(key) ?? "null").data.state
}
