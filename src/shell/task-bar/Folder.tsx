import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { taskBarPx } from "../windows/messagePlace"
import * as styles from "./StartMenu.module.css"

type Props = {
  label: string
  /** Name of its icon. */
  icon: string
  children: ReactNode
}

/** The width below which a folder opens under its entry and not beside it, in CSS pixels. */
const phoneWidthPx = 700

/** Pixels kept free above and below an open folder. */
const marginPx = 6

/** Time for which the pointer must stay on an entry before another open folder closes for it, in milliseconds. */
const dwellMs = 250

type Place = { left: number; top: number; maxHeight: number } | undefined

/** Places a folder to the right of its entry, moved up as far as its height needs. Undefined on a phone. */
function placeBeside(entry: HTMLElement, height: number): Place {
  const { innerWidth, innerHeight } = window
  if (innerWidth < phoneWidthPx) return undefined
  const { right, top } = entry.getBoundingClientRect()
  const end = innerHeight - taskBarPx - marginPx
  const from = Math.max(marginPx, Math.min(top - 3, end - height))
  return { left: right, top: from, maxHeight: end - from }
}

const entriesIn = (list: Element | null) => list?.querySelectorAll<HTMLElement>("[data-entry]")

/** Focuses the first entry of a list, as soon as it has loaded. */
function focusFirst(list: Element | null): void {
  const focus = () => {
    const first = entriesIn(list)?.[0]
    first?.focus({ preventScroll: true })
    return first !== undefined
  }
  if (!list || focus()) return
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(list, { childList: true, subtree: true })
}

/** An entry of the Start menu that opens a list of others: beside it, or under it on a phone. */
export function Folder({ label, icon, children }: Props) {
  const [place, setPlace] = useState<{ at: Place } | null>(null)
  const entry = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const dwell = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** True while the folder is open because the mouse has reached its entry: the press that follows keeps it open. */
  const isHovered = useRef(false)
  const isOpen = place !== null
  useEffect(() => () => clearTimeout(dwell.current), [])
  // The list may load later, and its height decides where there is room for it.
  useLayoutEffect(() => {
    const shown = list.current
    if (!isOpen || !shown || typeof ResizeObserver === "undefined") return
    const measure = () => {
      const at = entry.current ? placeBeside(entry.current, shown.scrollHeight) : undefined
      setPlace(old => (old && old.at?.top !== at?.top ? { at } : old))
    }
    const observer = new ResizeObserver(measure)
    for (const observed of [shown, ...shown.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [isOpen])

  const otherFolders = () =>
    [
      ...(entry.current?.closest("ul")?.querySelectorAll<HTMLElement>("[data-entry][aria-expanded=true]") ??
        []),
    ].filter(other => other !== entry.current)
  const open = () => {
    // Of the folders beside it only this one stays open.
    for (const other of otherFolders()) other.click()
    setPlace({ at: entry.current ? placeBeside(entry.current, 0) : undefined })
  }
  const enter = () => {
    if (place) return
    const openByHover = () => {
      isHovered.current = true
      open()
    }
    // The mouse may be crossing on its way to the open folder of another entry.
    if (otherFolders().length === 0) openByHover()
    else dwell.current = setTimeout(openByHover, dwellMs)
  }
  const press = () => {
    clearTimeout(dwell.current)
    if (place && !isHovered.current) setPlace(null)
    else if (!place) open()
    isHovered.current = false
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key !== "ArrowRight") return
    event.preventDefault()
    flushSync(open)
    focusFirst(list.current)
  }
  const keyDownInside = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.key !== "ArrowLeft") return
    event.preventDefault()
    event.stopPropagation()
    entry.current?.focus({ preventScroll: true })
    setPlace(null)
  }
  return (
    <>
      <button
        ref={entry}
        type="button"
        data-entry=""
        aria-expanded={place !== null}
        onClick={press}
        onPointerEnter={event => event.pointerType === "mouse" && enter()}
        onPointerLeave={() => {
          clearTimeout(dwell.current)
          isHovered.current = false
        }}
        onKeyDown={keyDown}
      >
        <span className={styles.icon}>
          <PageIcon name={icon} />
        </span>{" "}
        {label}
        <span aria-hidden="true" className={styles.arrow} />
      </button>
      {place && (
        <ul
          ref={list}
          data-level=""
          className={`window ${styles.folder}`}
          style={place.at}
          data-beside={place.at ? "" : undefined}
          onKeyDown={keyDownInside}
        >
          {children}
        </ul>
      )}
    </>
  )
}
