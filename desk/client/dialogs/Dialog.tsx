/** A modal dialog in a Windows 98 frame; Escape and the close button close it. */
import { type ReactNode, useEffect, useRef } from "react"

type Props = { title: string; children: ReactNode; onClose: () => void; wide?: boolean }

export function Dialog({ title, children, onClose, wide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) {
      element.showModal()
      element.querySelector<HTMLElement>("[data-first]")?.focus()
    }
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={wide ? "window wide" : "window"}
      aria-label={title}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="title-bar">
        <div className="title-bar-text">{title}</div>
        <div className="title-bar-controls">
          <button type="button" aria-label="Close" onClick={onClose} />
        </div>
      </div>
      <div className="window-body">{children}</div>
    </dialog>
  )
}
