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
  /** The text of the title bar, and the dialog's name in the analytics. */
  title: string
  open: boolean
  /** Handles Escape, a click on the backdrop and the Close button. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, controlled by `open`. The focus moves into it, and returns when it closes. */
export function Modal({ open, ...rest }: Props) {
  return open ? createPortal(<Dialog {...rest} />, document.body) : null
}

function Dialog({ title, onClose, children }: Omit<Props, "open">) {
  const dialog = useRef<HTMLDialogElement>(null)
  const startedInside = useRef(false)
  const id = useId()
  const report = useEffectEvent((action: "open" | "close") =>
    track({ category: "modal", action, label: title }),
  )
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    const previousFocus = document.activeElement
    // The browser closes a dialog itself when Escape is pressed twice.
    const onNativeClose = () => close()
    element?.showModal()
    element?.addEventListener("close", onNativeClose)
    report("open")
    return () => {
      element?.removeEventListener("close", onNativeClose)
      element?.close()
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true })
      report("close")
    }
  }, [])

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  // A click that started inside, such as a selection of text, is not a click on the backdrop.
  const onClick = (event: MouseEvent) => {
    const isOnBackdrop = event.target === dialog.current && !startedInside.current
    startedInside.current = false
    if (isOnBackdrop) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's equivalent of a click on the backdrop
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={cancel}
      onMouseDown={event => {
        startedInside.current = event.target !== dialog.current
      }}
      onClick={onClick}
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
