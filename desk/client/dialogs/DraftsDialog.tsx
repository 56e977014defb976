/** Offers to restore unsaved texts of an earlier session. */
import type { StoredDraft } from "../drafts"
import { Dialog } from "./Dialog"

type Props = {
  drafts: readonly StoredDraft[]
  onTake: () => void
  onDiscard: () => void
  onClose: () => void
}

export function DraftsDialog({ drafts, onTake, onDiscard, onClose }: Props) {
  return (
    <Dialog title="Not saved the last time" onClose={onClose}>
      <p>This browser has kept what was written and not saved:</p>
      <ul>
        {drafts.map(({ file }) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
      <p className="actions">
        <button type="button" className="default" data-first onClick={onTake}>
          Open it again
        </button>
        <button type="button" onClick={onDiscard}>
          Throw it away
        </button>
        <button type="button" onClick={onClose}>
          Later
        </button>
      </p>
    </Dialog>
  )
}
