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
import { boundary, endInReact } from "./portalBoundary"
import { useModalDialog } from "./useModalDialog"

type Props = {
  /** The text of the title bar, and the dialog's name in analytics. */
  title: string
  open: boolean
  /** Called when the visitor closes it by Escape, by a press on the backdrop or by its Close button. */
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog window over the page. The caller controls whether it is open; the focus moves in and is restored
 * afterwards.
 */
export function Modal({ open, ...rest }: Props) {
  return open ? createPortal(<Dialog {...rest} />, document.body) : null
}

function Dialog({ title, onClose, children }: Omit<Props, "open">) {
  const touchesInside = useRef(false)
  const id = useId()
  const report = useEffectEvent((action: "open" | "close") =>
    track({ category: "modal", action, label: title }),
  )

  const dialog = useModalDialog(onClose)

  useLayoutEffect(() => {
    report("open")
    return () => report("close")
  }, [])

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return
    event.preventDefault()
    onClose()
  }
  // A press that begins or ends inside, such as a text selection, must not count as one on the backdrop, though its
  // click does.
  const noteTarget = (event: MouseEvent) => {
    if (event.target !== dialog.current) touchesInside.current = true
  }
  const press = (event: MouseEvent) => {
    endInReact(event)
    const isOnBackdrop = event.target === dialog.current && !touchesInside.current
    touchesInside.current = false
    if (isOnBackdrop) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does with the keyboard what a press on the backdrop does
    <dialog
      {...boundary}
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={cancel}
      onMouseDown={event => {
        touchesInside.current = false
        noteTarget(event)
      }}
      onMouseUp={noteTarget}
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
