/** The link to a game: the address names its kind and its seed, and a link that names others deals those. */
import { useEffect, useEffectEvent } from "react"
import { useQuery } from "../../hooks/query"
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
  const [asked, setAsked] = useQuery("kind")
  const follow = useEffectEvent((text: string | null) => {
    const link = text === null ? null : readLink(text)
    if (link && (link.kind !== here.kind || (link.seed && link.seed !== here.seed))) open(link)
  })
  useEffect(() => {
    if (ready) follow(asked)
  }, [ready, asked])
  return [asked, setAsked] as const
}
