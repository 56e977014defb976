/** The sign-up with its clock: seconds pass while it is in sight, and the world is looked at whenever it changes. */
import { type RefObject, useEffect, useEffectEvent } from "react"
import { useStorage } from "../../hooks/storage/useStorage"
import type { Restart } from "../../kits/address/useAddress"
import { useRestart } from "../../kits/address/useRestart"
import { useTicks } from "../../kits/motion/useTicks"
import { whileInView } from "../../kits/motion/whileVisible"
import { type Action, blank, type SignUp, type Surroundings, step } from "./logic"
import { savedSignUp } from "./saved"
import { useSurroundings } from "./useSurroundings"

/**
 * Calls back when the visitor looks at another tab or window, minimises this one, or scrolls it away, and when they are
 * back from another page.
 */
function useLookingAway(toy: RefObject<HTMLElement | null>, isReady: boolean, onLookAway: () => void): void {
  const lookAway = useEffectEvent(onLookAway)
  useEffect(() => {
    if (isReady) lookAway()
  }, [isReady])
  useEffect(() => {
    const leave = () => lookAway()
    const hide = () => {
      if (document.hidden) lookAway()
    }
    window.addEventListener("blur", leave)
    document.addEventListener("visibilitychange", hide)
    return () => {
      window.removeEventListener("blur", leave)
      document.removeEventListener("visibilitychange", hide)
    }
  }, [])
  useEffect(() => whileInView(toy.current, () => () => lookAway()), [toy])
}

type Use = {
  state: SignUp
  world: Surroundings | null
  act: (action: Action) => void
  restart: Restart
}

export function useSignUp(toy: RefObject<HTMLElement | null>): Use {
  const [state, setState] = useStorage(savedSignUp)
  const world = useSurroundings(toy)
  const act = (action: Action) => {
    if (world) setState(old => step(old, action, world))
  }
  const check = useEffectEvent(() => act({ type: "check" }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules are judged again when the world changes
  useEffect(() => {
    check()
  }, [world?.weekday, world?.minute, world?.visits, world?.width])
  useTicks(state.shown > 0 && state.phase !== "done", 1000, () => act({ type: "second" }))
  useLookingAway(toy, world !== null, () => act({ type: "look-away" }))
  const restart = useRestart({ state, initial: blank, touched: state.shown > 0, setState })
  return { state, world, act, restart }
}
