/** A press is answered in sight, also where its answer stands further down or comes later. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react"

/**
 * The place of an answer, and what to call at a press that asks for one: as soon as there is an answer, its place is
 * scrolled into sight, if it is not there already. `answer` is falsy while there is none.
 */
export function useInSight<E extends HTMLElement>(answer: unknown): [RefObject<E | null>, () => void] {
  const place = useRef<E>(null)
  const answered = useRef(0)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!answer || asked === answered.current) return
    answered.current = asked
    place.current?.scrollIntoView?.({ block: "nearest" })
  }, [answer, asked])
  return [place, useCallback(() => setAsked(count => count + 1), [])]
}
