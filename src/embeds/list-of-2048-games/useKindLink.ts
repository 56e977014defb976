/** The link to a game: the address names its kind and its seed, and a link that names others deals those. */
import { useCallback, useEffect, useEffectEvent } from "react"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { seedPattern } from "./game"
import { parseNumber } from "./kinds"

export type Link = { kind: number; seed: string }

/** A link's kind and seed, from "17-abc123" or, for any deal of the kind, "17"; null for what names none. */
export function readLink(text: string): Link | null {
  const [number = "", seed = "", ...more] = text.split("-")
  const kind = parseNumber(number)
  if (kind === null || more.length > 0 || (seed !== "" && !seedPattern.test(seed))) return null
  return { kind, seed }
}

export function writeLink({ kind, seed }: Link): string {
  return seed ? `${kind}-${seed}` : String(kind)
}

/** What the address asks for, and its setter. `open` hears a link to another game than `here`. */
export function useKindLink(ready: boolean, here: Link, open: (link: Link) => void) {
  const { values, set } = useAddress({ kind: text(null) })
  const follow = useEffectEvent((kind: string | null) => {
    const link = kind === null ? null : readLink(kind)
    if (link && (link.kind !== here.kind || (link.seed && link.seed !== here.seed))) open(link)
  })
  useEffect(() => {
    if (ready) follow(values.kind)
  }, [ready, values.kind])
  const setKind = useCallback((kind: string | null) => set({ kind }), [set])
  return [values.kind, setKind] as const
}
