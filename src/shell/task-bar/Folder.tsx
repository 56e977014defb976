import { type KeyboardEvent, type ReactNode, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { PageIcon } from "../../components/page-icon/PageIcon"
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

type Place = { left: number; top?: number; bottom?: number; maxHeight: number } | undefined

/** Places a folder to the right of its entry, where the larger part of the screen is. */
function placeBeside(entry: HTMLElement): Place {
  const { innerWidth, innerHeight } = window
  if (innerWidth < phoneWidthPx) return undefined
  const { right, top, bottom } = entry.getBoundingClientRect()
  const isBelow = top + bottom < innerHeight
  return isBelow
    ? { left: right, top: top - 3, maxHeight: innerHeight - top - 46 - marginPx }
    : { left: right, bottom: innerHeight - bottom - 3, maxHeight: bottom - marginPx }
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

  const open = () => {
    // Of the folders beside it only this one stays open.
    const siblings = entry.current
      ?.closest("ul")
      ?.querySelectorAll<HTMLElement>("[data-entry][aria-expanded=true]")
    for (const sibling of siblings ?? []) if (sibling !== entry.current) sibling.click()
    setPlace({ at: entry.current ? placeBeside(entry.current) : undefined })
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
        onClick={() => (place ? setPlace(null) : open())}
        onPointerEnter={event => event.pointerType === "mouse" && !place && open()}
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
