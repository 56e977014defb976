import { useEffect, useMemo, useState } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { hostGuest } from "../../hooks/page/hosts"
import { usePage } from "../../hooks/page/page"
import { loadTrace, type Trace } from "../../hooks/page/traces"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { addTravel } from "../../hooks/storage/travels"

/** A loose thing from another page, which takes part in this one. */
export type Guest = Pick<Trace, "name" | "width" | "height" | "drawing"> & {
  /** The path of the page from which it comes. */
  path: string
  /**
   * Remembers what has happened to it here, in a sentence in the past tense without its subject: "Won a race by a nose."
   * It is told when the thing is put away, and in My Briefcase.
   */
  remember: (what: string) => void
}

/**
 * Returns the loose thing that has come along from another page, once its drawing has loaded, for the toy to play with;
 * null while there is none. It comes after the first render and may go at any time: a toy keeps room for it and goes on
 * without it. While a toy asks with `isWanted`, the desktop shows only the thing's shadow, with the button that puts it
 * away.
 */
export function useGuest(isWanted = true): Guest | null {
  const { path } = usePage()
  const [loose] = useLooseThing()
  const [guest, setGuest] = useState<string | null>(null)
  // It stays while the page gives its own thing, which is the loose one from then on.
  if (loose !== path && loose !== guest) setGuest(loose)
  const from = isWanted ? guest : null
  const { value: trace } = useLoaded(() => loadTrace(from ?? ""), [from], from !== null)
  const isHere = from !== null && trace !== null
  useEffect(() => {
    if (isHere) return hostGuest(path)
  }, [isHere, path])
  return useMemo(
    () =>
      isHere
        ? { ...trace, path: from, remember: (what: string) => addTravel(from, { on: path, what }) }
        : null,
    [isHere, from, trace, path],
  )
}

/** Returns the drawing and name of the thing of a page, loose or not; null before it has loaded. */
export function useThingFrom(path: string): Omit<Guest, "remember"> | null {
  const { value: trace } = useLoaded(() => loadTrace(path), [path])
  return useMemo(() => trace && { ...trace, path }, [trace, path])
}

/** Returns a guest's name within a sentence: "the tea towel". */
export function inSentence({ name }: Pick<Guest, "name">): string {
  return name.replace(/^The /, "the ")
}

/** Returns a guest's name without its article, for a label: "Tea towel". */
export function labelOf({ name }: Pick<Guest, "name">): string {
  return name.replace(/^The (.)/, (_, first: string) => first.toUpperCase())
}
