import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react"
import { LazyMenu } from "./LazyMenu"
import * as styles from "./MenuBar.module.css"
import { type BarMenu, type Entries, isShown } from "./menus"

type Props = {
  /** Accessible name of the bar. */
  label: string
  menus: readonly BarMenu[]
}

/** The menu bar of a program: a single tab stop, with arrow keys between the menus. */
export function MenuBar({ label, menus }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [opened, setOpened] = useState<Entries | null>(null)

  const buttonAt = (index: number) => bar.current?.querySelectorAll<HTMLElement>("[data-menu]")[index]
  const isOnBar = (index: number) => {
    const button = buttonAt(index)
    return button !== undefined && isShown(button)
  }
  const open = (index: number) => {
    setAt(index)
    setOpened(bar.current ? (menus[index]?.entries(bar.current) ?? null) : null)
  }
  const shift = (step: number, isOpen: boolean) => {
    let next = at
    do next = (next + step + menus.length) % menus.length
    while (!isOnBar(next) && next !== at)
    setAt(next)
    buttonAt(next)?.focus({ preventScroll: true })
    if (isOpen) open(next)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || opened) return
    const side = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (side !== undefined) shift(side, false)
    else if (event.key === "ArrowDown") open(at)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  // The tab stop returns to the first menu, since the one that was left may not be on the bar later.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || (opened && !relatedTarget)) return
    // The dialog that reports a menu which has not loaded belongs to the bar.
    if (relatedTarget instanceof Element && relatedTarget.closest("dialog")) return
    setAt(0)
    setOpened(null)
  }
  const isOpen = (index: number) => opened !== null && at === index

  return (
    <div
      ref={bar}
      role="menubar"
      tabIndex={-1}
      aria-label={label}
      className={styles.bar}
      data-chrome=""
      onKeyDown={keyDown}
      onBlur={leave}
    >
      {menus.map(({ name, from }, index) => (
        <span key={name} className={styles.place} data-from={from}>
          <button
            type="button"
            role="menuitem"
            aria-haspopup="menu"
            aria-expanded={isOpen(index)}
            tabIndex={index === at ? 0 : -1}
            data-menu=""
            onClick={() => (isOpen(index) ? setOpened(null) : open(index))}
            onPointerEnter={event => {
              if (opened && !isOpen(index) && event.pointerType === "mouse") open(index)
            }}
          >
            {name}
          </button>
          {isOpen(index) && opened && (
            <LazyMenu
              key={name}
              label={name}
              entries={opened}
              onSide={step => shift(step, true)}
              onClose={why => {
                if (why !== "away") buttonAt(index)?.focus({ preventScroll: true })
                setOpened(null)
              }}
            />
          )}
        </span>
      ))}
    </div>
  )
}
