/** Synchronises the game with the address, which has its kind and seed. A link to another game deals that one. */
import { useCallback, useEffect, useEffectEvent } from "react"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { seedPattern } from "./game"
import { parseNumber } from "./kinds"

export type Link = { kind: number; seed: string }

/** Parses the kind and seed of a link from "17-abc123", or "17" for a random deal; null if invalid. */
export function readLink(text: string): Link | null {
  const [number = "", seed = "", ...more] = text.split("-")
  const kind = parseNumber(number)
  if (kind === null || more.length > 0 || (seed !== "" && !seedPattern.test(seed))) return null
  return { kind, seed }
}

export function writeLink({ kind, seed }: Link): string {
  return seed ? `${kind}-${seed}` : String(kind)
}

/** Returns the link in the address and its setter. Calls `open` for a link to a game other than `here`. */
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
