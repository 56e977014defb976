/** The verdict on an address: the browser's reading of it, or the reasons it is invalid. */

import { type Parts, split } from "./address"
import { type Flaw, fatalFlaws, unknownHostFlaw, warnings } from "./flaws"

export type Verdict = {
  parts: Parts
  url: URL | null
  /** The reasons it is invalid, in the order of the text; empty if it is valid. */
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

/** The browser decides whether the address is valid; the reasons come from the rules here. */
export function judge(text: string): Verdict {
  const parts = split(text)
  const url = taken(text)
  return { parts, url, fatals: url ? [] : refusals(parts, text), warnings: warnings(text, parts) }
}
