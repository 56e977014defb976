import type { ComponentType, ReactNode } from "react"
import { Modal } from "../../components/modal/Modal"
import { Missing } from "../../kits/loading/Missing"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"

type Props<Own> = {
  /** What the window of the failure says above. */
  title: string
  /** What did not arrive: "The Recycle Bin". */
  what: string
  /** Always the same function: the component comes when this is drawn, and is asked for anew each time. */
  load: () => Promise<{ default: ComponentType<Own> }>
  onClose: () => void
  children: (Piece: ComponentType<Own>) => ReactNode
}

/**
 * A piece of the shell whose script comes when it is opened. One that doesn't arrive says so in a window of its own: the
 * network is gone, or the site was published anew and this tab is of the one before, which a reload mends.
 */
export function LateDialog<Own>({ title, what, load, onClose, children }: Props<Own>) {
  const { Piece, failed, attempt, retry } = useLazyComponent<Own>(load)
  if (Piece) return children(Piece)
  // The window stays while it is asked for once more, and so does the focus on Retry.
  if (!failed && attempt === 0) return null
  return (
    <Modal title={title} open onClose={onClose}>
      <Missing what={what} onRetry={retry} />
      {/* Without a network a reload would take the page away. */}
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
