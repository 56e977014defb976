/** The timing of Pertti's turns. */
import { useEffect, useEffectEvent } from "react"
import { isPair, type State } from "./state"

/**
 * Delays in milliseconds before he turns a card: after a miss, after a pair, and before his second card. They let
 * the visitor see the cards.
 */
const delayMs = { miss: 2500, pair: 1600, second: 1400 }

/** Calls `turn` after a delay for each card while it is Pertti's turn (`isHis`). */
export function usePertti(isHis: boolean, state: State, turn: () => void): void {
  const turnNow = useEffectEvent(turn)
  useEffect(() => {
    if (!isHis) return
    const kind = state.turned.length === 1 ? "second" : isPair(state) ? "pair" : "miss"
    const timer = setTimeout(() => turnNow(), delayMs[kind])
    return () => clearTimeout(timer)
  }, [isHis, state])
}
