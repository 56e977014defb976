/** A link to a deal: the address names the cards that lie here, and a link that names others deals those. */
import { useEffect, useEffectEvent } from "react"
import { useQuery } from "../../../hooks/query"

/** The deal in the address and its setter; `open` hears a deal that is not `here`, once for each link. */
export function useDealLink(ready: boolean, here: string, open: (link: string) => void) {
  const [asked, setAsked] = useQuery("deal")
  const follow = useEffectEvent((link: string | null) => {
    if (link !== null && link !== here) open(link)
  })
  useEffect(() => {
    if (ready) follow(asked)
  }, [ready, asked])
  return [asked, setAsked] as const
}
