/**
 * Rendering of a component in a page, with address, storage, clock and media queries set up and restored after the
 * test.
 */
import { act, type RenderResult, render } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import type { ReactElement, ReactNode } from "react"
import type { TrackEvent } from "../../src/hooks/outside/track"
import { PageContext, type PageFacts } from "../../src/hooks/page/page"
import { registerTraces } from "../../src/hooks/page/traces"
import { looseThing } from "../../src/hooks/storage/looseThing"
import { gotThings } from "../../src/hooks/storage/things"
import { read, write } from "../../src/hooks/storage/useStorage"

type Facts = Pick<PageFacts, "path" | "title" | "params">

export type VisitOptions = Partial<Facts> & {
  /** The lists named in the page's front matter. */
  data?: Record<string, unknown>
  /** The query of the address, with or without its question mark: "?text=ab". */
  query?: string
  /** Turns on `prefers-reduced-motion`. */
  calm?: boolean
  /** Starts with a hidden page, as in a background tab. */
  hidden?: boolean
  /** The time of the fake clock, which advances only with `wait`. */
  at?: Date | string | number
  /** Keeps the storage of the visit before in this test, and its address unless a path or query is given. */
  again?: boolean
}

export type Visit = RenderResult & {
  user: UserEvent
  /** Returns the path and query of the address. */
  address: () => string
  /** Advances the fake clock by milliseconds. */
  wait: (milliseconds: number) => void
  /** Hides or shows the page. */
  hide: (hidden: boolean) => void
  /** The events tracked since the visit began. */
  tracked: TrackEvent[]
}

const home: PageFacts = {
  path: "/",
  title: "",
  siteName: "juhq.fi",
  siteUrl: "https://juhq.fi",
  thing: { name: "a thing", hint: "Get it.", isLoose: false, icon: "default" },
  params: {},
  data: {},
}
const cleanups: (() => void)[] = []

afterEach(() => {
  for (const cleanUp of cleanups.splice(0).reverse()) cleanUp()
})

/** Dispatches the event of a change in another tab: of a key, or of everything (null). */
export function storageEvent(key: string | null = null, newValue: string | null = null): void {
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })))
}

/** Clears the storage and notifies its listeners. */
export function forget(): void {
  localStorage.clear()
  sessionStorage.clear()
  storageEvent()
}

/** Sets `prefers-reduced-motion` until the test ends. */
export function askForCalm(calm: boolean): void {
  const { matchMedia } = window
  window.matchMedia = media =>
    ({
      media,
      matches: calm && media.includes("prefers-reduced-motion"),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList
  cleanups.push(() => {
    window.matchMedia = matchMedia
  })
}

/** Hides or shows the page until the test ends. */
export function hide(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true })
  Object.defineProperty(document, "visibilityState", {
    value: hidden ? "hidden" : "visible",
    configurable: true,
  })
  cleanups.push(() => {
    Reflect.deleteProperty(document, "hidden")
    Reflect.deleteProperty(document, "visibilityState")
  })
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
}

/** Returns a list that grows with each event tracked until the test ends. */
export function trackedFromNow(): TrackEvent[] {
  const events: TrackEvent[] = []
  const onTrack = (event: Event) => {
    const { detail } = event as CustomEvent<{ kind: "event"; event: TrackEvent } | { kind: "page" }>
    if (detail.kind === "event") events.push(detail.event)
  }
  window.addEventListener("juhq:track", onTrack)
  cleanups.push(() => window.removeEventListener("juhq:track", onTrack))
  return events
}

/** Wraps an element in a page context, for rendering without `visit`. */
export function onPage(
  element: ReactNode,
  { data, ...facts }: Partial<Omit<PageFacts, "data">> & { data?: Record<string, unknown> } = {},
): ReactElement {
  const page: PageFacts = { ...home, ...facts, data: (data ?? {}) as PageFacts["data"] }
  return <PageContext.Provider value={page}>{element}</PageContext.Provider>
}

/** Returns whether the page at a path has given its thing to the visitor of this test. */
export function hasThing(path: string): boolean {
  return read(gotThings).some(got => got.path === path)
}

/** Lets the tea towel of /error-418 loose, as if the visitor had brought it to the page; `null` puts it away. */
export async function bringGuest(name: string | null = "The tea towel"): Promise<void> {
  registerTraces(async () => ({
    default: {
      name: name ?? "",
      putBack: "fold it",
      farewell: "Folded.",
      words: {
        signs: "It dried the entry.",
        falls: "damp, later in folds",
        objection: "It is a cloth.",
        beats: "It wiped it.",
        song: "Hung Out",
        minced: "It came out dry.",
        sips: { en: "It is wet now.", fi: "Nyt se on märkä." },
        talk: ["Is that wet?", "Not me."],
      },
      width: 56,
      height: 64,
      drawing: <path d="M0 0h56v64" />,
    },
  }))
  await act(async () => {
    if (name !== null) write(gotThings, [{ path: "/error-418", at: 0 }])
    write(looseThing, name === null ? null : "/error-418")
  })
}

/** Renders an element as on a page of the site. */
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
  cleanups.push(() => {
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
