import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { type Slot, seesSeveral } from "../programs/slots"
import type { OpenPrograms } from "../programs/useOpenPrograms"
import { LazyMenu } from "../windows/LazyMenu"
import type { Entries } from "../windows/menus"
import {
  activate,
  close,
  frameId,
  maximise,
  minimise,
  type OpenWindow,
  restore,
  taskId,
  useWindows,
} from "../windows/windowList"
import * as styles from "./TaskButtons.module.css"

type Program = Slot<ReactNode>

/**
 * A button for each open program and for README.TXT, which shows, activates or minimises it, with a menu of its own. On
 * phones the programs are in one list.
 */
export function TaskButtons({ programs }: { programs: OpenPrograms }) {
  const { open, active } = useWindows()
  const { slots, activeKey } = programs
  const [arranging, setArranging] = useState<number | null>(null)
  const press = ({ id, minimised }: OpenWindow) => {
    if (minimised) restore(id)
    else if (active === id) minimise(id)
    else {
      activate(id)
      const frame = document.getElementById(frameId(id))
      frame?.focus({ preventScroll: true })
      frame?.scrollIntoView({ block: "nearest" })
    }
  }
  const shown = open.filter(({ closed }) => !closed)
  const buttonOf = (each: OpenWindow) => (
    <TaskButton
      key={each.id}
      id={taskId(each.id)}
      title={each.title}
      icon={each.icon}
      isPressed={active === each.id && !each.minimised}
      className={each.id === "page" && hasList ? styles.program : ""}
      entries={() => [
        {
          label: "Restore",
          act: () => (each.minimised ? restore(each.id) : maximise(each.id, false)),
          disabled: !each.minimised && !each.maximised,
        },
        { label: "Minimise", act: () => minimise(each.id), disabled: each.minimised },
        null,
        {
          label: "Close",
          act: () => (each.id === "page" && slots.length > 1 ? programs.close(activeKey) : close(each.id)),
        },
        ...arrangeEntries(programs),
      ]}
      onPress={() => press(each)}
    />
  )
  const programsShown = slots.filter(({ title }) => title)
  const hasList = programsShown.some(({ key }) => key !== activeKey)
  const own = shown.filter(({ id }) => id === "page").map(buttonOf)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each button has the same entries in its menu, by keyboard too.
    <div
      className={styles.windows}
      onContextMenu={event => {
        const { currentTarget, target, clientX } = event
        if (target !== currentTarget) return
        if (arrangeEntries(programs).length === 0) return
        event.preventDefault()
        setArranging(clientX)
      }}
    >
      {slots.map(slot =>
        slot.key === activeKey ? (
          own
        ) : slot.title ? (
          <TaskButton
            key={slot.id}
            title={slot.title}
            icon={slot.icon}
            isPressed={false}
            className={styles.program}
            entries={() => sleepingEntries(slot, programs)}
            onPress={() => programs.activate(slot.key)}
          />
        ) : null,
      )}
      {shown.filter(({ id }) => id !== "page").map(buttonOf)}
      {hasList && <ProgramList programs={programs} shown={programsShown} />}
      {arranging !== null && (
        <span className={styles.arrange} style={{ insetInlineStart: arranging }}>
          <LazyMenu
            label="Windows"
            className={styles.menu}
            entries={arrangeEntries(programs).slice(1)}
            onClose={() => setArranging(null)}
          />
        </span>
      )}
    </div>
  )
}

const sleepingEntries = ({ key }: Program, programs: OpenPrograms): Entries => [
  { label: "Restore", act: () => programs.activate(key) },
  null,
  { label: "Close", act: () => programs.close(key) },
  ...arrangeEntries(programs),
]

/** The entries that lay the windows out, where there is room for that. */
function arrangeEntries({ slots, arrangement, arrange }: OpenPrograms): Entries {
  if (!window.matchMedia(seesSeveral).matches) return []
  return [
    null,
    { label: "Cascade windows", act: () => arrange("cascade") },
    {
      label: "Tile windows",
      act: () => arrange("tile"),
      disabled: slots.length < 2 || arrangement === "tile",
    },
  ]
}

type TaskButtonProps = {
  id?: string
  title: string
  /** Name of its icon; "" before it is known. */
  icon: string
  isPressed: boolean
  className?: string | undefined
  /** Makes the entries of its menu when that opens. */
  entries: () => Entries
  onPress: () => void
}

/** A button on the task bar. Its menu opens on a right click, a long press, the menu key and the up arrow. */
function TaskButton({ id, title, icon, isPressed, className = "", entries, onPress }: TaskButtonProps) {
  const [menu, setMenu] = useState<Entries | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const openMenu = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    setMenu(entries())
  }
  return (
    <span className={`${styles.place} ${className}`}>
      <button
        ref={button}
        id={id}
        type="button"
        aria-pressed={isPressed}
        aria-keyshortcuts="Shift+F10"
        title={title}
        className={styles.window}
        onClick={onPress}
        onContextMenu={openMenu}
        onKeyDown={event => event.key === "ArrowUp" && openMenu(event)}
      >
        {icon && <PageIcon name={icon} />}
        <span className={styles.title}>
          <BidiIsolate>{title}</BidiIsolate>
        </span>
      </button>
      {menu && (
        <LazyMenu
          label={`Menu of ${title}`}
          className={styles.menu}
          entries={menu}
          onClose={why => {
            if (why === "escape") button.current?.focus({ preventScroll: true })
            setMenu(null)
          }}
        />
      )}
    </span>
  )
}

/** On phones, a button with the number of open programs, and the list of them: the one in front is ticked. */
function ProgramList({ programs, shown }: { programs: OpenPrograms; shown: readonly Program[] }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { activeKey, activate, close } = programs
  return (
    <span className={`${styles.place} ${styles.list}`}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`Open programs: ${shown.length}`}
        className={styles.window}
        onClick={() => setOpen(!isOpen)}
      >
        <PageIcon name="chrome/programs" />
        <span className={styles.count} aria-hidden="true">
          {shown.length}
        </span>
      </button>
      {isOpen && (
        <LazyMenu
          label="Open programs"
          className={styles.menu}
          entries={[
            ...shown.map(({ key, title }) =>
              key === activeKey
                ? { label: title, act: () => restore("page"), on: true }
                : { label: title, act: () => activate(key) },
            ),
            null,
            {
              label: "Close the others",
              act: () => {
                for (const { key } of shown) if (key !== activeKey) close(key)
              },
            },
          ]}
          onClose={why => {
            if (why === "escape") button.current?.focus({ preventScroll: true })
            setOpen(false)
          }}
        />
      )}
    </span>
  )
}
