import { useEffect, useMemo, useState } from "react"
import { type Parsed, parseColour } from "../parse"

type Understood = Exclude<Parsed, { kind: "browser" }> | { kind: "waiting" }

/** What the browser makes of a colour that we leave to it; null where it can't make anything of it. */
function askBrowser(text: string): string | null {
  if (typeof CSS === "undefined" || !CSS.supports("color", text)) return null
  const probe = document.createElement("span")
  probe.style.color = text
  document.body.append(probe)
  const answer = getComputedStyle(probe).color
  probe.remove()
  return answer || null
}

/**
 * A text as a colour. Mixes, calculations and system colours are the browser's to work out: for these it is "waiting"
 * until the browser has been asked, which happens only on the running page.
 */
export function useUnderstood(text: string): Understood {
  const parsed = useMemo(() => parseColour(text), [text])
  const forBrowser = parsed?.kind === "browser" ? parsed.text : null
  const [asked, setAsked] = useState<{ text: string; answer: string | null } | null>(null)
  useEffect(() => {
    if (forBrowser !== null) setAsked({ text: forBrowser, answer: askBrowser(forBrowser) })
  }, [forBrowser])
  const answer = useMemo(() => (asked?.answer ? parseColour(asked.answer) : null), [asked])
  if (parsed?.kind !== "browser") return parsed
  if (asked?.text !== parsed.text) return { kind: "waiting" }
  if (answer?.kind === "colour") return answer
  const message = "Only a browser can work this out, and this one can't."
  return { kind: "problem", problem: { message, from: 0, to: text.length } }
}
