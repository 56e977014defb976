/** A visit to one piece of a page: its page, address, storage, clock and wishes set up, and put away after the test. */
import { act, type RenderResult, render } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import type { ReactElement, ReactNode } from "react"
import type { TrackEvent } from "../../src/hooks/outside/track"
import { PageContext, type PageFacts } from "../../src/hooks/page/page"

type Facts = Pick<PageFacts, "path" | "title" | "params">

export type VisitOptions = Partial<Facts> & {
  /** The lists that the page's front matter names. */
  data?: Record<string, unknown>
  /** What stands behind the path in the address: "?text=ab", or without its mark. */
  query?: string
  /** Whether the system asks for less motion. */
  calm?: boolean
  /** Whether the page begins hidden, in a tab behind another. */
  hidden?: boolean
  /** When it is: the clock is set to this and moves by `wait` alone. */
  at?: Date | string | number
  /** Whether the visitor was here before in this test: storage and address stay, unless a path or query is given. */
  again?: boolean
}

export type Visit = RenderResult & {
  user: UserEvent
  /** Path and query as they stand in the address bar. */
  address: () => string
  /** Lets a time in milliseconds pass on a clock that was set. */
  wait: (milliseconds: number) => void
  /** Hides the page, or brings it to the front again. */
  hide: (hidden: boolean) => void
  /** What was tracked since the visit began. */
  tracked: TrackEvent[]
}

const home: PageFacts = {
  path: "/",
  title: "",
  siteName: "juhq.fi",
  siteUrl: "https://juhq.fi",
  params: {},
  data: {},
}
const undo: (() => void)[] = []

afterEach(() => {
  for (const putBack of undo.splice(0).reverse()) putBack()
})

/** What another tab of the site says when it has written under a key, or emptied everything. */
export function storageEvent(key: string | null = null, newValue: string | null = null): void {
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })))
}

/** Empties the storage, and tells those who remember what was in it. */
export function forget(): void {
  localStorage.clear()
  sessionStorage.clear()
  storageEvent()
}

/** Has the system ask for less motion, or no longer, until the test ends. */
export function askForCalm(calm: boolean): void {
  const { matchMedia } = window
  window.matchMedia = media =>
    ({
      media,
      matches: calm && media.includes("prefers-reduced-motion"),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList
  undo.push(() => {
    window.matchMedia = matchMedia
  })
}

/** Hides the page, or shows it, until the test ends. */
export function hide(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true })
  Object.defineProperty(document, "visibilityState", {
    value: hidden ? "hidden" : "visible",
    configurable: true,
  })
  undo.push(() => {
    Reflect.deleteProperty(document, "hidden")
    Reflect.deleteProperty(document, "visibilityState")
  })
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
}

/** What is tracked from now on until the test ends; the list grows. */
export function trackedFromNow(): TrackEvent[] {
  const events: TrackEvent[] = []
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<{ kind: "event"; event: TrackEvent } | { kind: "page" }>
    if (detail.kind === "event") events.push(detail.event)
  }
  window.addEventListener("juhq:track", hear)
  undo.push(() => window.removeEventListener("juhq:track", hear))
  return events
}

/** The page round an element, for what is drawn without a visit. */
export function onPage(
  element: ReactNode,
  { data, ...facts }: Partial<Omit<PageFacts, "data">> & { data?: Record<string, unknown> } = {},
): ReactElement {
  const page: PageFacts = { ...home, ...facts, data: (data ?? {}) as PageFacts["data"] }
  return <PageContext.Provider value={page}>{element}</PageContext.Provider>
}

/** Draws an element as a visitor meets it. */
export function visit(element: ReactElement, options: VisitOptions = {}): Visit {
  const { query, calm, hidden, at, again, ...page } = options
  if (!again) forget()
  if (!again || page.path !== undefined || query !== undefined) {
    const search = query ? `?${query.replace(/^\?/, "")}` : ""
    window.history.replaceState(null, "", `${page.path ?? window.location.pathname}${search}`)
  }
  if (calm !== undefined) askForCalm(calm)
  if (hidden !== undefined) hide(hidden)
  if (at !== undefined) jest.useFakeTimers({ now: new Date(at) })
  undo.push(() => {
    jest.useRealTimers()
    window.history.replaceState(null, "", "/")
    forget()
  })
  const tracked = trackedFromNow()
  const isFake = Object.hasOwn(setTimeout, "clock")
  return {
    ...render(onPage(element, page)),
    user: userEvent.setup(isFake ? { advanceTimers: jest.advanceTimersByTime } : {}),
    address: () => window.location.pathname + window.location.search,
    wait: milliseconds => act(() => jest.advanceTimersByTime(milliseconds)),
    hide,
    tracked,
  }
}
