/** Whether a browser takes an address, what it makes of it, and if it doesn't, why. */

import { type Parts, split } from "./address"
import { type Flaw, fatalFlaws, unknownHostFlaw, warnings } from "./flaws"

export type Verdict = {
  parts: Parts
  url: URL | null
  /** Why it is not taken, in the order of the text; empty for one that is. */
  fatals: Flaw[]
  warnings: Flaw[]
}

function taken(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function refusals(parts: Parts, text: string): Flaw[] {
  const unknown = unknownHostFlaw(parts)
  const known = [...(unknown ? [unknown] : []), ...fatalFlaws(parts)]
  if (known.length > 0) return known
  return [{ what: "This browser refuses it, and has not said why.", start: 0, end: text.length }]
}

/** The browser's own word decides; the reasons are this page's. */
export function judge(text: string): Verdict {
  const parts = split(text)
  const url = taken(text)
  return { parts, url, fatals: url ? [] : refusals(parts, text), warnings: warnings(text, parts) }
}
