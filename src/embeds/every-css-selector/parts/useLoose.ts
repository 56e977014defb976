/** Lets the selector on the scales loose and catches it, with a message about each. */
import { useEffect, useEffectEvent, useState } from "react"
import { useThing } from "../../../kits/things/useThing"
import { countMatches, matchText } from "../loose"
import { catchIt, letLoose, useRunaway } from "../runaway"

export function useLoose(selector: string) {
  const runaway = useRunaway()
  const [message, setMessage] = useState("")
  const { give } = useThing()

  const setLoose = (wanted: string) => {
    letLoose(wanted)
    const [count, all] = [countMatches(document, wanted), countMatches(document, "*") ?? 0]
    setMessage(`${matchText(wanted, count, all)} It goes where you go, until you reload.`)
    return count === all
  }
  // A selector typed while another is loose replaces it.
  const follow = useEffectEvent(() => {
    if (runaway !== null && runaway !== selector) setLoose(selector)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selector is let loose.
  useEffect(() => {
    follow()
  }, [selector])

  return {
    isLoose: runaway !== null,
    message,
    /** Only a press gives the thing: to come back with another selector loose is no moment. */
    release: (wanted: string) => {
      if (setLoose(wanted)) give()
    },
    recapture: () => {
      catchIt()
      setMessage("Caught. It is back on the scales.")
    },
  }
}
