import { useLayoutEffect, useRef } from "react"
import { Button } from "../../components/button/Button"
import { Icon } from "../../components/icon/Icon"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { LoadError } from "../../kits/loading/LoadError"
import type { PageEntry } from "../../lib/content/derivedLists"
import { CodeList } from "./CodeList"
import * as styles from "./Numpad.module.css"
import { findByPrefix, paddedCode } from "./numpad"
import { useDestination } from "./useDestination"

type Props = {
  code: string
  path: string
  /** Called with the pressed key, named as in `KeyboardEvent.key`. */
  onKey: (key: string) => void
  onClose: () => void
  onGo: (path: string) => void
  onRetry: () => void
}

const keys: readonly (readonly [key: string, face: string, label?: string])[] = [
  ...[..."789456123"].map(digit => [digit, digit] as const),
  ["ArrowLeft", "left", "Clear"],
  ["0", "0"],
  ["?", "?", "Any page"],
]

const noPages: PageEntry[] = []

/** The display, the keys, and the pages whose codes begin with the typed digits. */
export function Keypad({ code, path, onKey, onClose, onGo, onRetry }: Props) {
  const pages = usePageIndex()
  const message = useDestination(code, path, pages, onGo)
  const keypad = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    keypad.current?.focus()
  }, [])
  const missing =
    pages?.length === 0 ? "The list of pages" : message === null ? "The list of old numbers" : ""
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn with a frame, and takes no focus
    <div className={styles.numpad} role="group" aria-label="Keypad" tabIndex={-1} ref={keypad}>
      <div className={`lcd ${styles.display}`} data-code={code} aria-hidden="true">
        {paddedCode(code)}
      </div>
      <div className={styles.keys}>
        {keys.map(([key, face, label]) => (
          <button key={key} type="button" aria-label={label} onClick={() => onKey(key)}>
            {face === "left" ? <Icon name="left" /> : face}
          </button>
        ))}
        <Button className={styles.go} disabled={code === ""} onClick={() => onKey("Enter")}>
          Go
        </Button>
      </div>
      {missing ? (
        <LoadError what={missing} onRetry={onRetry} />
      ) : (
        <p className={styles.status} role="status">
          {message}
        </p>
      )}
      <CodeList pages={findByPrefix(pages ?? noPages, code)} onClose={onClose} />
    </div>
  )
}
