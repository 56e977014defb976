/** Whether a browser takes an address, what it makes of it, and if it doesn't, why. */

import { offsets, type Parts, split } from "./address"
import { type Flaw, fatalFlaw, warnings } from "./flaws"

export type Verdict = { parts: Parts; url: URL | null; fatal: Flaw | null; warnings: Flaw[] }

function taken(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The reason where the browser refuses an address and no rule that is known here does. */
function unknown(parts: Parts, text: string): Flaw {
  if (!parts.host)
    return { what: "This browser refuses it, and has not said why.", start: 0, end: text.length }
  const start = offsets(parts).host
  const what = `“${parts.host}” breaks the rules for names in all the world's letters (Unicode Technical Standard 46), so it can't be a host.`
  return { what, start, end: start + parts.host.length }
}

/** The browser's own word decides; the reasons are this page's. */
export function judge(text: string): Verdict {
  const parts = split(text)
  const url = taken(text)
  return {
    parts,
    url,
    fatal: url ? null : (fatalFlaw(parts) ?? unknown(parts, text)),
    warnings: warnings(text, parts),
  }
}
