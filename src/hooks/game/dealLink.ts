/** Links to a deal of a game: the address names what lies on the table, and a link that names something else deals that. */
import { useEffect, useEffectEvent, useState } from "react"
import { useQuery } from "../page/query"

/** The deal in the address and its setter; `open` hears a deal that is not `here`, once for each link. */
export function useDealInAddress(ready: boolean, here: string, open: (link: string) => void) {
  const [asked, setAsked] = useQuery("deal")
  const follow = useEffectEvent((link: string | null) => {
    if (link !== null && link !== here) open(link)
  })
  useEffect(() => {
    if (ready) follow(asked)
  }, [ready, asked])
  return [asked, setAsked] as const
}

type Table = {
  ready: boolean
  over: boolean
  /** What a link calls the game on the table. */
  code: string
  /** Deals the game of a link; returns whether there is one. */
  deal: (code: string) => boolean
}

/**
 * The same for a game whose address names the deal only once it is over, so that nobody sends on an unfinished one: says
 * whether the table is laid as the address asks, and whether what was asked for is not to be had.
 */
export function useDealLink({ ready, over, code, deal }: Table): { settled: boolean; unknown: boolean } {
  const [linked, setLinked] = useQuery("deal")
  // What the address asked for when it was last heeded: undefined before it was read.
  const [heeded, setHeeded] = useState<string | null | undefined>(undefined)
  const [unknownAt, setUnknownAt] = useState<string | null>(null)
  const lay = useEffectEvent(() => {
    if (linked !== null && linked !== heeded) {
      setHeeded(linked)
      if (linked !== code && !deal(linked)) setUnknownAt(code)
      return
    }
    const due = over || linked === code ? code : null
    if (linked === due) return
    setHeeded(due)
    setLinked(due)
  })

  useEffect(() => {
    setHeeded(null)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is laid anew when any of these changes.
  useEffect(() => {
    if (ready && heeded !== undefined) lay()
  }, [ready, heeded, linked, code, over])

  const read = heeded !== undefined && (linked === null || linked === heeded)
  return { settled: ready && read, unknown: unknownAt === code }
}
