import { useEffect, useMemo, useState } from "react"
import { type Parsed, parseColour } from "../parse"

type Resolved = Exclude<Parsed, { kind: "browser" }> | { kind: "waiting" }

/** Returns the browser's computed value of a colour; null if it doesn't support it. */
function computedColour(text: string): string | null {
  if (typeof CSS === "undefined" || !CSS.supports("color", text)) return null
  const probe = document.createElement("span")
  probe.style.color = text
  document.body.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  return computed || null
}

/**
 * Parses a text as a colour. Mixes, calculations and system colours are resolved by the browser: they are "waiting"
 * until it has been asked after mount.
 */
export function useParsedColour(text: string): Resolved {
  const parsed = useMemo(() => parseColour(text), [text])
  const browserText = parsed?.kind === "browser" ? parsed.text : null
  const [resolved, setResolved] = useState<{ text: string; answer: string | null } | null>(null)
  useEffect(() => {
    if (browserText !== null) setResolved({ text: browserText, answer: computedColour(browserText) })
  }, [browserText])
  const answer = useMemo(() => (resolved?.answer ? parseColour(resolved.answer) : null), [resolved])
  if (parsed?.kind !== "browser") return parsed
  if (resolved?.text !== parsed.text) return { kind: "waiting" }
  if (answer?.kind === "colour") return answer
  const message = "Only a browser can work this out, and this one can't."
  return { kind: "problem", problem: { message, from: 0, to: text.length } }
}
