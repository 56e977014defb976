/** The windows of the page that is shown now: which there are, how each stands, and which of them has the focus. */
import { useEffect, useSyncExternalStore } from "react"
import { flushSync } from "react-dom"

/** How a window stands. `x` and `y` are how far it was moved from its place, in pixels. */
export type Stand = { minimised: boolean; maximised: boolean; closed: boolean; x: number; y: number }

export type OpenWindow = Stand & {
  id: string
  /** What its button on the task bar says. */
  title: string
  /** The name of its icon. */
  icon: string
}

type Windows = { open: readonly OpenWindow[]; active: string | null }

const none: Windows = { open: [], active: null }

/** How a window stands before anybody has touched it. */
export const untouched: Stand = { minimised: false, maximised: false, closed: false, x: 0, y: 0 }

let windows = none

/** Where the visitor has put windows on this visit, by page and window. */
const places = new Map<string, Pick<Stand, "maximised" | "x" | "y">>()
const listeners = new Set<() => void>()

function set(next: Windows): void {
  windows = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Every window of the page, in the order in which they stand on it; none on the server. */
export function useWindows(): Windows {
  return useSyncExternalStore(
    subscribe,
    () => windows,
    () => none,
  )
}

/** The window of an id as it stands now. */
export function windowNow(id: string): OpenWindow | undefined {
  return windows.open.find(each => each.id === id)
}

/** Gives a window the focus of the desktop: its title bar is blue, and it lies over the others. */
export function activate(id: string): void {
  if (windows.active !== id) set({ ...windows, active: id })
}

/** Lets a window stand in another way. One that goes while it has the focus of the desktop gives that to another. */
export function stand(id: string, change: Partial<Stand>): void {
  const open = windows.open.map(each => (each.id === id ? { ...each, ...change } : each))
  const { active } = windows
  const isLeaving = active === id && (change.minimised || change.closed)
  const other = open.find(each => !each.minimised && !each.closed)
  set({ open, active: isLeaving ? (other?.id ?? null) : active })
}

/** The id of a window's element, and of its button on the task bar. */
export const frameId = (id: string) => `window-${id}`
export const taskId = (id: string) => `task-${id}`

/** The task bar is drawn where it sticks, but stands at the foot of the page: going there must not scroll to that. */
const focusOn = (element: string) => document.getElementById(element)?.focus({ preventScroll: true })

/** Puts a window away to the task bar, and the focus on its button there. */
export function minimise(id: string): void {
  flushSync(() => stand(id, { minimised: true }))
  focusOn(taskId(id))
}

/** Makes a window as large as there is room, or as it was. */
export function maximise(id: string, maximised: boolean): void {
  activate(id)
  stand(id, { maximised, minimised: false, x: 0, y: 0 })
}

/** Brings a window back, wherever it was, with the focus in it. */
export function bringBack(id: string): void {
  flushSync(() => {
    activate(id)
    stand(id, { minimised: false, closed: false })
  })
  focusOn(frameId(id))
  document.getElementById(frameId(id))?.scrollIntoView?.({ block: "nearest" })
}

/** Closes a window. What was in it is kept: it is brought back as it was. */
export function close(id: string): void {
  flushSync(() => stand(id, { closed: true }))
  const next = windows.active
  if (document.activeElement === document.body && next) focusOn(frameId(next))
}

/** Puts a window on the task bar for as long as it is there, and says how it stands. `page` is the page's path. */
export function useWindow(page: string, id: string, title: string, icon: string): OpenWindow {
  const { open } = useWindows()
  useEffect(() => {
    const key = `${page} ${id}`
    const made = { ...untouched, ...places.get(key), id, title: "", icon: "" }
    set({ open: [...windows.open.filter(each => each.id !== id), made], active: windows.active ?? id })
    return () => {
      const { maximised, x, y } = windowNow(id) ?? untouched
      places.set(key, { maximised, x, y })
      const rest = windows.open.filter(each => each.id !== id)
      set({ open: rest, active: windows.active === id ? null : windows.active })
    }
  }, [page, id])
  useEffect(() => {
    set({ ...windows, open: windows.open.map(each => (each.id === id ? { ...each, title, icon } : each)) })
  }, [id, title, icon])
  return open.find(each => each.id === id) ?? { ...untouched, id, title, icon }
}
