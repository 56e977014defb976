import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react"
import { createPortal } from "react-dom"
import { track } from "../../hooks/outside/track"
import * as styles from "./Modal.module.css"

type Props = {
  /** What the title bar says, and what the dialog is called in reports. */
  title: string
  open: boolean
  /** The visitor wants it closed: by Escape, by a press beside it or by its Close button. */
  onClose: () => void
  children: ReactNode
}

/** A dialog window over the page. What is open is the caller's to say; the focus goes in and comes back. */
export function Modal({ open, ...rest }: Props) {
  return open ? createPortal(<Dialog {...rest} />, document.body) : null
}

function Dialog({ title, onClose, children }: Omit<Props, "open">) {
  const dialog = useRef<HTMLDialogElement>(null)
  const begunInside = useRef(false)
  const id = useId()
  const report = useEffectEvent((action: "open" | "close") =>
    track({ category: "modal", action, label: title }),
  )
  const closed = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    // The browser closes a dialog by itself when Escape is pressed twice.
    const byItself = () => closed()
    shown?.showModal()
    shown?.addEventListener("close", byItself)
    report("open")
    return () => {
      shown?.removeEventListener("close", byItself)
      shown?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      report("close")
    }
  }, [])

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  // A press that began inside, such as a selection of text, is not a press on the backdrop wherever it ends.
  const press = (event: MouseEvent) => {
    const beside = event.target === dialog.current && !begunInside.current
    begunInside.current = false
    if (beside) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does with the keyboard what a press on the backdrop does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={cancel}
      onMouseDown={event => {
        begunInside.current = event.target !== dialog.current
      }}
      onClick={press}
    >
      <div className={`window ${styles.window}`}>
        <div className={`title-bar ${styles.bar}`}>
          <div className={`title-bar-text ${styles.title}`} id={id}>
            {title}
          </div>
          <div className="title-bar-controls">
            <button type="button" aria-label="Close" onClick={onClose} />
          </div>
        </div>
        <div className={`window-body ${styles.body}`}>{children}</div>
      </div>
    </dialog>
  )
}
