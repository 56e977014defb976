/** What a visitor has set on a page, in its address: a link brings it back, and nothing is written where nothing is set. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { putQuery, watchQuery } from "../../hooks/page/query"
import { type Codec, isInitial } from "./codecs"

/** One codec for each key of the query. */
export type Codecs<Values> = { readonly [Key in keyof Values]: Codec<Values[Key]> }

/** What can be begun anew, and had back after it. */
export type Restart = {
  /** Whether anything is otherwise than at first. */
  touched: boolean
  reset: () => void
  /** Whether nothing was set since `reset`, so that `undo` brings back what was there before. */
  canUndo: boolean
  undo: () => void
}

export type Address<Values> = Restart & {
  values: Readonly<Values>
  /** Sets some of the values, in one change of the address; it stays the same function. */
  set: (part: Partial<Values>) => void
}

type State<Values> = {
  /** The values that were set or read; all others are the initial ones. */
  given: Partial<Values>
  before: Partial<Values> | null
}

function keysOf<Values>(object: Codecs<Values> | Partial<Values>): (keyof Values & string)[] {
  return Object.keys(object) as (keyof Values & string)[]
}

/**
 * The values of the page's address, each by its codec. The first render has the initial ones, which is also what counts
 * where the address has none that can be read; Back and Forward are heard. Values that are the initial ones leave the
 * address, and one too long for it is kept on the page alone.
 */
export function useAddress<Values extends object>(codecs: Codecs<Values>): Address<Values> {
  const [{ given, before }, setState] = useState<State<Values>>({ given: {}, before: null })
  const latest = useRef(codecs)
  useEffect(() => {
    latest.current = codecs
  })

  const read = useEffectEvent((query: URLSearchParams) => {
    const found: Partial<Values> = {}
    for (const key of keysOf<Values>(codecs)) {
      const text = query.get(key)
      const value = text === null ? undefined : codecs[key].parse(text)
      if (value !== undefined) found[key] = value
    }
    setState({ given: found, before: null })
  })
  useEffect(() => watchQuery(query => read(query)), [])

  const values = complete(codecs, given)

  const set = useCallback((part: Partial<Values>) => {
    putQuery(written(latest.current, part))
    setState(({ given }) => ({ given: { ...given, ...part }, before: null }))
  }, [])
  const reset = useCallback(() => {
    putQuery(written(latest.current, {}, keysOf<Values>(latest.current)))
    setState(({ given }) => ({ given: {}, before: given }))
  }, [])
  const undo = () => {
    if (before) set(before)
  }
  return {
    values,
    set,
    reset,
    undo,
    canUndo: before !== null && isTouched(codecs, before),
    touched: isTouched(codecs, given),
  }
}

function complete<Values>(codecs: Codecs<Values>, given: Partial<Values>): Values {
  const values = {} as Values
  for (const key of keysOf<Values>(codecs)) {
    const value = given[key]
    values[key] = value === undefined ? codecs[key].initial : (value as Values[typeof key])
  }
  return values
}

function isTouched<Values>(codecs: Codecs<Values>, given: Partial<Values>): boolean {
  const values = complete(codecs, given)
  return keysOf<Values>(codecs).some(key => !isInitial(codecs[key], values[key]))
}

/** The texts of some values by their keys, null for those that are to leave the address. */
function written<Values>(
  codecs: Codecs<Values>,
  part: Partial<Values>,
  keys = keysOf<Values>(part),
): Record<string, string | null> {
  return Object.fromEntries(
    keys.map(key => {
      const value = part[key]
      const stays = value === undefined || isInitial(codecs[key], value as Values[typeof key])
      return [key, stays ? null : codecs[key].format(value as Values[typeof key])]
    }),
  )
}
