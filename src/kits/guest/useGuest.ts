import { useEffect, useMemo, useState } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { hostGuest } from "../../hooks/page/hosts"
import { usePage } from "../../hooks/page/page"
import { loadTrace, type Trace } from "../../hooks/page/traces"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { keptThing } from "../../hooks/storage/nightOut"
import { addTravel, type Travel, travels } from "../../hooks/storage/travels"
import { read, useStorage, write } from "../../hooks/storage/useStorage"

/** A thing of another page. */
export type Visitor = Pick<Trace, "name" | "words" | "width" | "height" | "drawing"> & {
  /** The path of the page from which it comes. */
  path: string
}

/** A loose thing from another page, which takes part in this one. */
export type Guest = Visitor & {
  /**
   * Remembers what has happened to it here, in a sentence in the past tense without its subject: "Won a race by a nose."
   * It is told when the thing is put away, and in My Briefcase. A page that asks later gives it a `kind`.
   */
  remember: (what: string, kind?: string) => void
  /** The events of its travels on other pages, the newest first. */
  deeds: readonly Travel[]
  /**
   * True if it has spent the last night here, and nothing has happened to it since: the page then shows what it wrote
   * on its postcard (`night.ts`).
   */
  isOvernight: boolean
  /** True if the page has kept it, and the visitor has come back for it. */
  isKept: boolean
  /** Keeps it, so that it stays here when the visitor leaves, or no longer (false). */
  keep: (isKept: boolean) => void
}

/**
 * Returns the loose thing that has come along from another page, once its drawing has loaded, for the toy to play with;
 * null while there is none. It comes after the first render and may go at any time: a toy keeps room for it and goes on
 * without it. While a toy asks with `isWanted`, the desktop shows only the thing's tag, the button that puts it
 * away.
 */
export function useGuest(isWanted = true): Guest | null {
  const { path, title, icon } = usePage()
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
  return useMemo(() => {
    if (!isHere) return null
    const kept = read(keptThing)
    const events = read(travels)[from] ?? []
    return {
      ...trace,
      path: from,
      remember: (what: string, kind?: string) =>
        addTravel(from, { on: path, what, ...(icon && { icon }), ...(kind && { kind }) }),
      deeds: events.filter(({ on }) => on !== path).reverse(),
      isOvernight: events.some(({ on, isNight }) => on === path && isNight),
      isKept: kept?.thing === from && kept.on.path === path,
      keep: (isKept: boolean) => write(keptThing, isKept ? { thing: from, on: { path, title } } : null),
    }
  }, [isHere, from, trace, path, title, icon])
}

/** Something that has happened on the current page to a thing from another one. */
export type Happening = {
  /** The path of the page from which the thing came. */
  thing: string
  what: string
  /** The page's own word for it, if it has given one. */
  kind?: string | undefined
}

/** Returns what has happened on the current page to things from other ones, the newest first. */
export function useHappenings(): Happening[] {
  const { path } = usePage()
  const [all] = useStorage(travels)
  return Object.entries(all)
    .flatMap(([thing, events]) =>
      events.flatMap(({ on, what, kind, isNight }) =>
        on === path && !isNight ? [{ thing, what, kind }] : [],
      ),
    )
    .reverse()
}

/** Returns the drawing and name of the thing of a page, loose or not; null before it has loaded, and of no page. */
export function useThingFrom(path: string | null | undefined): Visitor | null {
  const { value: trace } = useLoaded(() => loadTrace(path ?? ""), [path], typeof path === "string")
  return useMemo(() => (trace && typeof path === "string" ? { ...trace, path } : null), [trace, path])
}

/** Returns a guest's name within a sentence: "the tea towel". */
export function inSentence({ name }: Pick<Guest, "name">): string {
  return name.replace(/^The /, "the ")
}

/** Returns a guest's name without its article, for a label: "Tea towel". */
export function labelOf({ name }: Pick<Guest, "name">): string {
  return name.replace(/^The (.)/, (_, first: string) => first.toUpperCase())
}
