import { useCallback, useEffect, useRef } from "react"
import { usePage } from "../../hooks/page/page"
import { giveThing } from "../../hooks/storage/newThing"

/**
 * Returns a function that gives the visitor this page's thing, which the front matter names. Call it at the page's moment,
 * or pass `isMoment`: the thing is given when that becomes true, not when it is true from the start. Never let a visit
 * alone be the moment. The thing is given once, however often.
 */
export function useThing(isMoment = false): { give: () => void } {
  const { path, thing } = usePage()
  const wasMoment = useRef(isMoment)
  const give = useCallback(() => {
    giveThing({ path, thing: thing ?? null })
  }, [path, thing])
  useEffect(() => {
    if (isMoment && !wasMoment.current) give()
    wasMoment.current = isMoment
  }, [isMoment, give])
  return { give }
}
