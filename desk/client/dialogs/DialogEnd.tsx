/** How a dialog ends: what was refused, what is done, and the way back. */
import type { ReactNode } from "react"

type Props = {
  /** What its button says. */
  does: string
  onClose: () => void
  /** Why it was refused; empty where it was not. */
  message?: string | undefined
  isBusy?: boolean
  /** Whether the button has the focus when the dialog opens. */
  isFirst?: boolean
  /** What stands over its buttons. */
  children?: ReactNode
}

export function DialogEnd({ does, onClose, message = "", isBusy = false, isFirst = false, children }: Props) {
  return (
    <>
      {message && (
        <p role="alert" className="refused">
          {message}
        </p>
      )}
      {children}
      <p className="actions">
        <button type="submit" className="default" disabled={isBusy} data-first={isFirst || undefined}>
          {does}
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </>
  )
}
