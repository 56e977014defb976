/** The link to a game: the address names its mode and its seed, and a link that names others deals those. */
import { useEffect, useEffectEvent } from "react"
import { useQuery } from "../../hooks/query"
import { modes, type Options, seedPattern } from "./logic"

/** A link's mode and seed, from "greys-abc123"; null for what names none. */
export function readLink(text: string): Options | null {
  const [name = "", seed = "", ...more] = text.split("-")
  const mode = modes.find(mode => mode === name)
  return mode && more.length === 0 && seedPattern.test(seed) ? { mode, seed } : null
}

export function writeLink({ mode, seed }: Options): string {
  return `${mode}-${seed}`
}

/** What the address asks for, and its setter. `open` hears a link to another game than `here`. */
export function useDealLink(ready: boolean, here: Options, open: (link: Options) => void) {
  const [asked, setAsked] = useQuery("deal")
  const follow = useEffectEvent((text: string | null) => {
    const link = text === null ? null : readLink(text)
    if (link && (link.mode !== here.mode || link.seed !== here.seed)) open(link)
  })
  useEffect(() => {
    if (ready) follow(asked)
  }, [ready, asked])
  return [asked, setAsked] as const
}
