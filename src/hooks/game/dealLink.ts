/**
 * Synchronisation of a game's deal with the address: the address names the deal, and a link to another one deals it.
 */
import { useEffect, useEffectEvent, useState } from "react"
import { useQuery } from "../page/query"

/** Returns the deal in the address and its setter. Calls `open` once for each link to a deal that is not `current`. */
export function useDealInAddress(ready: boolean, current: string, open: (link: string) => void) {
  const [linked, setLinked] = useQuery("deal")
  const follow = useEffectEvent((link: string | null) => {
    if (link !== null && link !== current) open(link)
  })
  useEffect(() => {
    if (ready) follow(linked)
  }, [ready, linked])
  return [linked, setLinked] as const
}

type DealState = {
  ready: boolean
  over: boolean
  /** The code of the current deal in links. */
  code: string
  /** Deals the game of a link; returns whether there is one. */
  deal: (code: string) => boolean
}

/**
 * Synchronises a game whose address names the deal only after its end, so that no unfinished game is shared. `settled`
 * is true once the deal matches the address, `unknown` if the link names no deal.
 */
export function useDealLink({ ready, over, code, deal }: DealState): { settled: boolean; unknown: boolean } {
  const [linked, setLinked] = useQuery("deal")
  // The deal of the last link that was handled; undefined before the address was read.
  const [handled, setHandled] = useState<string | null | undefined>(undefined)
  const [unknownAt, setUnknownAt] = useState<string | null>(null)
  const synchronise = useEffectEvent(() => {
    if (linked !== null && linked !== handled) {
      setHandled(linked)
      if (linked !== code && !deal(linked)) setUnknownAt(code)
      return
    }
    const target = over || linked === code ? code : null
    if (linked === target) return
    setHandled(target)
    setLinked(target)
  })

  useEffect(() => {
    setHandled(null)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these needs a new comparison.
  useEffect(() => {
    if (ready && handled !== undefined) synchronise()
  }, [ready, handled, linked, code, over])

  const isRead = handled !== undefined && (linked === null || linked === handled)
  return { settled: ready && isRead, unknown: unknownAt === code }
}
