import { useCallback, useEffect, useRef } from "react"
import { usePage } from "../../hooks/page/page"
import { giveThing } from "../../hooks/storage/newThing"
import { gotThings } from "../../hooks/storage/things"
import { useStorage } from "../../hooks/storage/useStorage"

/**
 * Returns whether the visitor has this page's thing, which the front matter names, and a function that gives it. Call it at
 * the page's moment, or pass `isMoment`: it is given when that becomes true, not when it is true from the start. Never let
 * a visit alone be the moment. The thing is given once, however often.
 */
export function useThing(isMoment = false): { hasThing: boolean; give: () => void } {
  const { path, icon, thing } = usePage()
  const [things] = useStorage(gotThings)
  const wasMoment = useRef(isMoment)
  const give = useCallback(() => {
    giveThing({ path, thing: thing ?? null, ...(icon !== undefined && { icon }) })
  }, [path, icon, thing])
  useEffect(() => {
    if (isMoment && !wasMoment.current) give()
    wasMoment.current = isMoment
  }, [isMoment, give])
  return { hasThing: things.some(got => got.path === path), give }
}
