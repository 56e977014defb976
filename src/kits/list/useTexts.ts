import { useCallback, useEffect, useEffectEvent, useState } from "react"
import { putQuery, watchQuery } from "../../hooks/page/query"

export type Texts = Readonly<Record<string, string | null>>

const none: Texts = {}

/**
 * Returns texts by name, none in the first render, and a setter for some of them; null removes a text. Texts with a key
 * in `keys` are read from the page's query after the first render, and written there without a new history entry.
 */
export function useTexts(keys: Readonly<Record<string, string>>): [Texts, (changes: Texts) => void] {
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
    (changes: Texts) => {
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
