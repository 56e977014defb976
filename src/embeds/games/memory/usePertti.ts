/** Pertti, who takes his time. */
import { useEffect, useEffectEvent } from "react"
import { isPair, type State } from "./state"

/** How long he waits before he turns a card, in milliseconds: those who have just turned two look at them meanwhile. */
const pause = { miss: 2500, pair: 1600, second: 1400 }

/** Has Pertti turn a card by and by, for as long as it is his turn and nobody has told him to wait. */
export function usePertti(isHis: boolean, state: State, turn: () => void): void {
  const turnNow = useEffectEvent(turn)
  useEffect(() => {
    if (!isHis) return
    const kind = state.turned.length === 1 ? "second" : isPair(state) ? "pair" : "miss"
    const timer = setTimeout(() => turnNow(), pause[kind])
    return () => clearTimeout(timer)
  }, [isHis, state])
}
