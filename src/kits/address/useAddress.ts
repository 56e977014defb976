/** The visitor's settings of a page, kept in its address so that a link restores them. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import { putQuery, watchQuery } from "../../hooks/page/query"
import { type Codec, isInitial } from "./codecs"

/** A codec for each key of the query. */
export type Codecs<Values> = { readonly [Key in keyof Values]: Codec<Values[Key]> }

/** A state that can be reset, with undo of the reset. */
export type Restart = {
  /** True if any value differs from its initial one. */
  touched: boolean
  reset: () => void
  /** True after `reset` until a value is set: `undo` then restores the values before. */
  canUndo: boolean
  undo: () => void
}

export type Address<Values> = Restart & {
  values: Readonly<Values>
  /** Sets some of the values, in one change of the address. The function is stable between renders. */
  set: (part: Partial<Values>) => void
}

type State<Values> = {
  /** The values that were set or parsed; all others are the initial ones. */
  given: Partial<Values>
  before: Partial<Values> | null
}

function keysOf<Values>(object: Codecs<Values> | Partial<Values>): (keyof Values & string)[] {
  return Object.keys(object) as (keyof Values & string)[]
}

/** Returns the texts of the codecs' keys in a query, as one text. */
function textsIn<Values extends object>(query: URLSearchParams, codecs: Codecs<Values>): string {
  return JSON.stringify(keysOf<Values>(codecs).map(key => query.get(key)))
}

/**
 * Returns the values in the page's address, parsed by their codecs. The first render has the initial values, which also
 * replace missing and invalid ones. Back and Forward update the values. The address omits initial values, and values
 * that are too long for it.
 */
export function useAddress<Values extends object>(codecs: Codecs<Values>): Address<Values> {
  const [{ given, before }, setState] = useState<State<Values>>({ given: {}, before: null })
  const latest = useRef(codecs)
  /** The texts in the address at the last change, null before that. */
  const written = useRef<string | null>(null)
  useEffect(() => {
    latest.current = codecs
  })

  const read = useEffectEvent((query: URLSearchParams, isFirst: boolean) => {
    const texts = textsIn(query, codecs)
    // A program that wakes up at its old address keeps the values that are only in memory, and the undo.
    if (isFirst && texts === written.current) return
    written.current = texts
    const parsed: Partial<Values> = {}
    for (const key of keysOf<Values>(codecs)) {
      const text = query.get(key)
      const value = text === null ? undefined : codecs[key].parse(text)
      if (value !== undefined) parsed[key] = value
    }
    setState({ given: parsed, before: null })
  })
  useEffect(() => watchQuery((query, isFirst) => read(query, isFirst)), [])

  const values = complete(codecs, given)

  const set = useCallback((part: Partial<Values>) => {
    putQuery(formatAll(latest.current, part))
    written.current = textsIn(new URLSearchParams(window.location.search), latest.current)
    setState(({ given }) => ({ given: { ...given, ...part }, before: null }))
  }, [])
  const reset = useCallback(() => {
    putQuery(formatAll(latest.current, {}, keysOf<Values>(latest.current)))
    written.current = textsIn(new URLSearchParams(window.location.search), latest.current)
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

/** Formats some values by their keys, null for those to remove from the address. */
function formatAll<Values>(
  codecs: Codecs<Values>,
  part: Partial<Values>,
  keys = keysOf<Values>(part),
): Record<string, string | null> {
  return Object.fromEntries(
    keys.map(key => {
      const value = part[key]
      const isOmitted = value === undefined || isInitial(codecs[key], value as Values[typeof key])
      return [key, isOmitted ? null : codecs[key].format(value as Values[typeof key])]
    }),
  )
}
