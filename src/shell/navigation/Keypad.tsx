import { useLayoutEffect, useRef } from "react"
import { useDirectory } from "../../hooks/directory"
import type { PageEntry } from "../../lib/lists/derived"
import { beginning, display } from "../../lib/numpad"
import { CodeList } from "./CodeList"
import * as styles from "./Numpad.module.css"
import { Trouble } from "./Trouble"
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
  ["ArrowLeft", "◀", "Clear"],
  ["0", "0"],
  ["?", "?", "Any page"],
]

const nothing: PageEntry[] = []

/** The display, the keys, and the pages whose numbers begin with what is typed. */
export function Keypad({ code, path, onKey, onClose, onGo, onRetry }: Props) {
  const pages = useDirectory()
  const words = useDestination(code, path, pages, onGo)
  const pad = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => pad.current?.focus(), [])
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
            {face}
          </button>
        ))}
      </div>
      {trouble ? (
        <Trouble what={trouble} onRetry={onRetry} />
      ) : (
        <p className={styles.status} role="status">
          {words}
        </p>
      )}
      <CodeList pages={beginning(pages ?? nothing, code)} onClose={onClose} />
    </div>
  )
}
