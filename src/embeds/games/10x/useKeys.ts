/** Keys of the game, which work while nothing else has the focus: any letter writes, as in films. */
import type { RefObject } from "react"
import { useGlobalKeys } from "../../../kits/board/useGlobalKeys"
import type { Act } from "./acts"
import { stageOf } from "./stages"
import type { State } from "./state"

/** Returns the act of a key, by `KeyboardEvent.key`; null for a number that answers nothing. */
export function actOf(key: string, state: State): Act | null {
  if (key === "Backspace") return { kind: "squash" }
  if (!/^[1-4]$/.test(key)) return { kind: "press" }
  const place = Number(key) - 1
  return stageOf(state.question)?.answers?.[place] ? { kind: "answer", with: place } : null
}

export function useKeys(game: RefObject<Element | null>, state: State, does: (act: Act) => void) {
  useGlobalKeys(game, /^([a-z1-4 ]|Backspace)$/i, event => {
    const act = event.repeat ? null : actOf(event.key, state)
    if (act) does(act)
  })
}
