/** A store of the current page's windows: the state of each, and the active one. */
import { useEffect, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"
import { isReadmeOpen, setReadmeOpen } from "../first-paint/readmeScript"

/**
 * The state of a window. `x` and `y` are its offset from its place in the layout, `width` and `height` its size if the
 * visitor has changed it, in CSS pixels.
 */
export type WindowState = {
  minimised: boolean
  maximised: boolean
  closed: boolean
  x: number
  y: number
  width: number | null
  height: number | null
}

export type OpenWindow = WindowState & {
  id: string
  /** Path of its page: programs behind have windows of the same ids, which are not in the list. */
  page: string
  /** Text of its button on the task bar. */
  title: string
  /** Name of its icon. */
  icon: string
}

type Windows = { open: readonly OpenWindow[]; active: string | null }

const none: Windows = { open: [], active: null }

/** The state of a window that the visitor has not changed. */
export const initialState: WindowState = {
  minimised: false,
  maximised: false,
  closed: false,
  x: 0,
  y: 0,
  width: null,
  height: null,
}

let windows = none

type Place = Pick<WindowState, "maximised" | "x" | "y" | "width" | "height">

/** The places of windows on this visit; the key is the page's path and the window's id. */
const places = new Map<string, Place>()
const listeners = new Set<() => void>()

function set(next: Windows): void {
  windows = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The windows of the page in document order, and the active one; none on the server. */
export function useWindows(): Windows {
  return useSyncExternalStore(
    subscribe,
    () => windows,
    () => none,
  )
}

/** Returns the current state of a window. */
export function getWindow(id: string): OpenWindow | undefined {
  return windows.open.find(each => each.id === id)
}

/** Makes a window the active one: it gets a blue title bar and lies above the others. */
export function activate(id: string): void {
  if (windows.active !== id) set({ ...windows, active: id })
}

/** The id of README.TXT, which is minimised at first and stays as the visitor leaves it. */
const readmeId = "readme"

/** Lets a window stand in another way. One that goes while it has the focus of the desktop gives that to another. */
export function updateWindow(id: string, change: Partial<WindowState>): void {
  const open = windows.open.map(each => (each.id === id ? { ...each, ...change } : each))
  const { active } = windows
  if (id === readmeId && change.minimised !== undefined) setReadmeOpen(!change.minimised)
  const isLeaving = active === id && (change.minimised || change.closed)
  const other = open.find(each => !each.minimised && !each.closed)
  set({ open, active: isLeaving ? (other?.id ?? null) : active })
}

/** Element ids of a window and of its button on the task bar. */
export const frameId = (id: string) => `window-${id}`
export const taskId = (id: string) => `task-${id}`

/** Focuses an element without scrolling: the task bar comes at the end of the document. */
const focusOn = (element: string) => document.getElementById(element)?.focus({ preventScroll: true })

/** The scroll position before README.TXT was opened, in CSS pixels; null once it has been closed. */
let scrollBefore: { path: string; top: number } | null = null

/** Minimises a window, and focuses its button on the task bar. README.TXT goes back to where the visitor came from. */
export function minimise(id: string): void {
  flushSync(() => updateWindow(id, { minimised: true }))
  focusOn(taskId(id))
  if (id !== readmeId) return
  const { path, top } = scrollBefore ?? { path: "", top: 0 }
  if (path === window.location.pathname && top !== window.scrollY) window.scrollTo(0, top)
  scrollBefore = null
}

/** Maximises a window, or restores its previous size, in its original place. */
export function maximise(id: string, maximised: boolean): void {
  activate(id)
  updateWindow(id, { maximised, minimised: false, x: 0, y: 0 })
}

/** Puts all windows, those of programs behind as well, back into their original place and size. README.TXT may stay closed. */
export function resetPlaces(): void {
  places.clear()
  const { maximised, x, y, width, height } = initialState
  const open = windows.open.map(each => ({
    ...each,
    ...{ maximised, x, y, width, height },
    minimised: each.id === readmeId && each.minimised,
  }))
  set({ ...windows, open })
}

/** Shows a minimised or closed window, with the focus in it. */
export function restore(id: string): void {
  if (id === readmeId && getWindow(id)?.minimised)
    scrollBefore = { path: window.location.pathname, top: window.scrollY }
  flushSync(() => {
    activate(id)
    updateWindow(id, { minimised: false, closed: false })
  })
  focusOn(frameId(id))
  document.getElementById(frameId(id))?.scrollIntoView?.({ block: "nearest" })
}

/** Closes a window. Its content keeps its state, and README.TXT its button on the task bar. */
export function close(id: string): void {
  if (id === readmeId) {
    minimise(id)
    return
  }
  flushSync(() => updateWindow(id, { closed: true }))
  const next = windows.active
  if (document.activeElement === document.body && next) focusOn(frameId(next))
}

const isOf = (window: OpenWindow, page: string, id: string) => window.page === page && window.id === id

/** Registers a window for as long as the component is mounted, and returns its state. `page` is the page's path. */
export function useWindow(page: string, id: string, title: string, icon: string): OpenWindow {
  const { open } = useWindows()
  useEffect(() => {
    const key = `${page} ${id}`
    const minimised = id === readmeId && !isReadmeOpen()
    const created = { ...initialState, ...places.get(key), minimised, id, page, title: "", icon: "" }
    const active = windows.active ?? (minimised ? null : id)
    set({ open: [...windows.open.filter(each => each.id !== id), created], active })
    return () => {
      const { maximised, x, y, width, height } = getWindow(id) ?? initialState
      places.set(key, { maximised, x, y, width, height })
      const rest = windows.open.filter(each => each.id !== id)
      set({ open: rest, active: windows.active === id ? null : windows.active })
    }
  }, [page, id])
  useEffect(() => {
    set({
      ...windows,
      open: windows.open.map(each => (isOf(each, page, id) ? { ...each, title, icon } : each)),
    })
  }, [page, id, title, icon])
  // A program behind is not in the list, and stays where it was.
  return (
    open.find(each => isOf(each, page, id)) ?? {
      ...initialState,
      ...places.get(`${page} ${id}`),
      id,
      page,
      title,
      icon,
    }
  )
}
