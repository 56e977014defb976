import { type ComponentType, useEffect, useEffectEvent, useState } from "react"

/**
 * A component that is fetched when it is `wanted`, and null until it is there. One that does not arrive is not missed:
 * it is decoration.
 */
export function useLate<P>(
  wanted: boolean,
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> | null {
  const [Arrived, setArrived] = useState<ComponentType<P> | null>(null)
  const fetch = useEffectEvent(load)
  useEffect(() => {
    if (!wanted) return
    let isHere = true
    fetch().then(
      ({ default: component }) => {
        if (isHere) setArrived(() => component)
      },
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [wanted])
  return wanted ? Arrived : null
}
