import { type ComponentType, useEffect, useEffectEvent, useState } from "react"
import type { FrameProps } from "./Frame"
import { loadScript, timeoutMs } from "./script"

/**
 * YouTube's player as a component, or null until it has been fetched, which begins when it is wanted. `onFailure` is
 * called when it can't be had, or is not ready ten seconds after it was wanted.
 */
export function useFrame(
  wanted: boolean,
  ready: boolean,
  onFailure: () => void,
): ComponentType<FrameProps> | null {
  const [Frame, setFrame] = useState<ComponentType<FrameProps> | null>(null)
  const failed = useEffectEvent(onFailure)

  useEffect(() => {
    if (!wanted || ready) return
    let over = false
    const giveUp = () => {
      if (!over) failed()
      over = true
    }
    const timer = setTimeout(giveUp, timeoutMs)
    Promise.all([import("./Frame"), loadScript()]).then(
      ([module]) => !over && setFrame(() => module.default),
      giveUp,
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [wanted, ready])

  return wanted ? Frame : null
}
