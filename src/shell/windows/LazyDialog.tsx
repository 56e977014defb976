import type { ComponentType, ReactNode } from "react"
import { Modal } from "../../components/modal/Modal"
import { LoadError } from "../../kits/loading/LoadError"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"

type Props<Own> = {
  /** Title of the dialog that reports a failed load. */
  title: string
  /** Name of the component in its message: "The Recycle Bin". */
  what: string
  /** Imports the component. It must be the same function in every render. */
  load: () => Promise<{ default: ComponentType<Own> }>
  onClose: () => void
  children: (Piece: ComponentType<Own>) => ReactNode
}

/**
 * Loads a component of the shell when it is opened. If the script fails to load, a dialog offers to retry, and after that
 * to reload the page, since a new deployment may have replaced the files that this tab asks for.
 */
export function LazyDialog<Own>({ title, what, load, onClose, children }: Props<Own>) {
  const { Piece, failed, attempt, retry } = useLazyComponent<Own>(load)
  if (Piece) return children(Piece)
  // Keeps the dialog open during a retry, with the focus on its button.
  if (!failed && attempt === 0) return null
  return (
    <Modal title={title} open onClose={onClose}>
      <LoadError what={what} onRetry={retry} />
      {/* Offline, a reload would lose the page. */}
      {attempt > 0 && navigator.onLine !== false && (
        <>
          <p>The site may have been published anew since this page was opened.</p>
          <button type="button" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        </>
      )}
    </Modal>
  )
}
