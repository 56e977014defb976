/** The numbers of pages that were: asked for only when a number belongs to no page that is. */
import { withPrefix } from "gatsby"
import { useEffect, useState } from "react"
import { array, object, parse, string } from "valibot"

const schema = array(object({ code: string(), path: string() }))

export type Retired = { code: string; path: string }

/** The retired numbers with their addresses; null until they are there, and "failed" where they can't be had. */
export function useRetired(wanted: boolean): Retired[] | null | "failed" {
  const [retired, setRetired] = useState<Retired[] | null | "failed">(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const ask = async () => {
      const answer = await fetch(withPrefix("/retired.json"))
      if (!answer.ok) throw new Error(answer.statusText)
      return parse(schema, await answer.json())
    }
    ask().then(
      list => !gone && setRetired(list),
      () => !gone && setRetired("failed"),
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return retired
}
