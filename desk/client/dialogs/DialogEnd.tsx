/** The end of a dialog's form: error message, submit button and Cancel. */
import type { ReactNode } from "react"

type Props = {
  /** The label of the submit button. */
  submitLabel: string
  onClose: () => void
  /** The error message; empty if there is none. */
  message?: string | undefined
  isBusy?: boolean
  /** True if the submit button gets the focus when the dialog opens. */
  isFirst?: boolean
  /** Contents above the buttons. */
  children?: ReactNode
}

export function DialogEnd({
  submitLabel,
  onClose,
  message = "",
  isBusy = false,
  isFirst = false,
  children,
}: Props) {
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
          {submitLabel}
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </>
  )
}
