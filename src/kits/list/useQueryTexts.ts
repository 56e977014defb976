import { useCallback, useEffect, useEffectEvent, useState } from "react"
import { putQuery, watchQuery } from "../../hooks/page/query"

export type QueryTexts = Readonly<Record<string, string | null>>

const none: QueryTexts = {}

/**
 * Returns texts by name, none in the first render, and a setter for some of them; null removes a text. Texts with a key
 * in `keys` are read from the page's query after the first render, and written there without a new history entry.
 */
export function useQueryTexts(
  keys: Readonly<Record<string, string>>,
): [QueryTexts, (changes: QueryTexts) => void] {
  const [texts, setTexts] = useState(none)
  const read = useEffectEvent((query: URLSearchParams) => {
    const texts = Object.entries(keys).map(([name, key]) => [name, query.get(key)] as const)
    setTexts(old =>
      texts.every(([name, text]) => (old[name] ?? null) === text)
        ? old
        : { ...old, ...Object.fromEntries(texts) },
    )
  })
  useEffect(() => watchQuery(query => read(query)), [])
  const set = useCallback(
    (changes: QueryTexts) => {
      const inAddress = Object.entries(changes).flatMap(([name, text]) => {
        const key = keys[name]
        return key ? [[key, text] as const] : []
      })
      if (inAddress.length > 0) putQuery(Object.fromEntries(inAddress))
      setTexts(old => ({ ...old, ...changes }))
    },
    [keys],
  )
  return [texts, set]
}
