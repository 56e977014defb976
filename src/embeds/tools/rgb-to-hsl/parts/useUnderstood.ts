import { useEffect, useMemo, useState } from "react"
import { type Parsed, parseColour } from "../parse"

type Understood = Exclude<Parsed, { kind: "browser" }> | { kind: "waiting" }

/** Returns the browser's computed value of a colour; null if it doesn't support it. */
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
 * Parses a text as a colour. Mixes, calculations and system colours are resolved by the browser: they are "waiting"
 * until it has been asked after mount.
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
