import { type ComponentType, useEffect, useEffectEvent, useState } from "react"
import type { FrameProps } from "./Frame"
import { loadScript, timeoutMs } from "./script"

/**
 * Loads YouTube's player as a component when it is wanted; null until then. Calls `onFailure` if it fails to load, or
 * is not ready `timeoutMs` after it was wanted.
 */
export function useFrame(
  isWanted: boolean,
  isReady: boolean,
  onFailure: () => void,
): ComponentType<FrameProps> | null {
  const [Frame, setFrame] = useState<ComponentType<FrameProps> | null>(null)
  const failed = useEffectEvent(onFailure)

  useEffect(() => {
    if (!isWanted || isReady) return
    let isOver = false
    const giveUp = () => {
      if (!isOver) failed()
      isOver = true
    }
    const timer = setTimeout(giveUp, timeoutMs)
    Promise.all([import("./Frame"), loadScript()]).then(
      ([module]) => !isOver && setFrame(() => module.default),
      giveUp,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWanted, isReady])

  return isWanted ? Frame : null
}
