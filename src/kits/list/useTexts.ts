import { useCallback, useEffect, useEffectEvent, useState } from "react"
import { putQuery, watchQuery } from "../../hooks/page/query"

export type Texts = Readonly<Record<string, string | null>>

const none: Texts = {}

/**
 * Texts by name, none in the first render, and a setter for some of them; null takes one away. Those that have a key in
 * `keys` are read from the page's query after the first render, and kept there without a new step in the history.
 */
export function useTexts(keys: Readonly<Record<string, string>>): [Texts, (changes: Texts) => void] {
  const [texts, setTexts] = useState(none)
  const read = useEffectEvent((query: URLSearchParams) => {
    const found = Object.entries(keys).map(([name, key]) => [name, query.get(key)] as const)
    setTexts(old =>
      found.every(([name, text]) => (old[name] ?? null) === text)
        ? old
        : { ...old, ...Object.fromEntries(found) },
    )
  })
  useEffect(() => watchQuery(query => read(query)), [])
  const set = useCallback(
    (changes: Texts) => {
      const kept = Object.entries(changes).flatMap(([name, text]) => {
        const key = keys[name]
        return key ? [[key, text] as const] : []
      })
      if (kept.length > 0) putQuery(Object.fromEntries(kept))
      setTexts(old => ({ ...old, ...changes }))
    },
    [keys],
  )
  return [texts, set]
}
