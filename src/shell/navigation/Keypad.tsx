import { useLayoutEffect, useRef } from "react"
import { Icon } from "../../components/icon/Icon"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { Missing } from "../../kits/loading/Missing"
import type { PageEntry } from "../../lib/content/derivedLists"
import { CodeList } from "./CodeList"
import * as styles from "./Numpad.module.css"
import { beginning, display } from "./numpad"
import { useDestination } from "./useDestination"

type Props = {
  code: string
  path: string
  /** A key of the keypad was pressed: its name is the keyboard's. */
  onKey: (key: string) => void
  onClose: () => void
  onGo: (path: string) => void
  onRetry: () => void
}

const keys: readonly (readonly [key: string, face: string, name?: string])[] = [
  ...[..."789456123"].map(digit => [digit, digit] as const),
  ["ArrowLeft", "left", "Clear"],
  ["0", "0"],
  ["?", "?", "Any page"],
]

const nothing: PageEntry[] = []

/** The display, the keys, and the pages whose numbers begin with what is typed. */
export function Keypad({ code, path, onKey, onClose, onGo, onRetry }: Props) {
  const pages = usePageIndex()
  const words = useDestination(code, path, pages, onGo)
  const pad = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    pad.current?.focus()
  }, [])
  const trouble = pages?.length === 0 ? "The list of pages" : words === null ? "The list of old numbers" : ""
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn with a frame, and takes no focus
    <div className={styles.numpad} role="group" aria-label="Keypad" tabIndex={-1} ref={pad}>
      <div className={`lcd ${styles.display}`} data-code={code} aria-hidden="true">
        {display(code)}
      </div>
      <div className={styles.keys}>
        {keys.map(([key, face, name]) => (
          <button key={key} type="button" aria-label={name} onClick={() => onKey(key)}>
            {face === "left" ? <Icon name="left" /> : face}
          </button>
        ))}
      </div>
      {trouble ? (
        <Missing what={trouble} onRetry={onRetry} />
      ) : (
        <p className={styles.status} role="status">
          {words}
        </p>
      )}
      <CodeList pages={beginning(pages ?? nothing, code)} onClose={onClose} />
    </div>
  )
}
