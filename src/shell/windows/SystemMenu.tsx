import { useRef, useState } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import * as styles from "./Frame.module.css"
import { LazyMenu } from "./LazyMenu"
import type { Entries } from "./menus"
import { useClose } from "./useClose"
import { canMove } from "./useWindowMove"
import { maximise, minimise, type OpenWindow } from "./windowList"

type Props = {
  window: OpenWindow
  /** Starts moving the window by arrow keys. */
  move: () => void
  /** Starts resizing the window by arrow keys. */
  resize: () => void
}

/** The icon in a title bar with its menu: the actions of the three buttons, moving and resizing by keys. */
export function SystemMenu({ window: { id, title, icon, maximised }, move, resize }: Props) {
  const [entries, setEntries] = useState<Entries | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useClose(id)
  const open = () =>
    setEntries([
      { label: "Restore", act: () => maximise(id, false), disabled: !maximised },
      { label: "Move", act: move, disabled: maximised || !canMove() },
      { label: "Size", act: resize, disabled: maximised || !canMove() },
      { label: "Minimise", act: () => minimise(id) },
      { label: "Maximise", act: () => maximise(id, true), disabled: maximised },
      null,
      { label: "Close", act: close },
    ])
  return (
    <span className={styles.system}>
      <button
        ref={button}
        type="button"
        aria-label={`Window menu: ${title}`}
        aria-haspopup="menu"
        aria-expanded={entries !== null}
        onClick={() => (entries ? setEntries(null) : open())}
      >
        <PageIcon name={icon} />
      </button>
      {entries && (
        <LazyMenu
          label={`Window menu: ${title}`}
          entries={entries}
          onClose={why => {
            if (why !== "away") button.current?.focus({ preventScroll: true })
            setEntries(null)
          }}
        />
      )}
    </span>
  )
}
