/** Dialogs for saving: the diff before saving, and the choice after a conflict on disk. */
import { useId } from "react"
import { DiffView } from "../text/DiffView"
import type { OpenFile } from "../text/openFile"
import { Dialog } from "./Dialog"
import { DialogEnd } from "./DialogEnd"

const storageKey = "desk-save-at-once"

/** Returns whether the diff is shown before saving. */
export const isShownFirst = (): boolean => localStorage.getItem(storageKey) === null

type Props = { open: OpenFile; mistakes: number; onSave: () => void; onClose: () => void }

export function SaveDialog({ open, mistakes, onSave, onClose }: Props) {
  const id = useId()
  return (
    <Dialog title={`Save ${open.file}`} onClose={onClose} wide>
      <form
        method="dialog"
        onSubmit={event => {
          event.preventDefault()
          onSave()
        }}
      >
        <DiffView file={open.file} before={open.saved} after={open.text} />
        {mistakes > 0 && (
          <p>
            It has {mistakes} mistake{mistakes === 1 ? "" : "s"}. It can be saved all the same, and mended
            later.
          </p>
        )}
        <div className="field-row">
          <input
            type="checkbox"
            id={id}
            onChange={event => {
              if (event.target.checked) localStorage.setItem(storageKey, "yes")
              else localStorage.removeItem(storageKey)
            }}
          />
          <label htmlFor={id}>From now on save at once (Changes shows them before)</label>
        </div>
        <DialogEnd submitLabel="Save" isFirst onClose={onClose} />
      </form>
    </Dialog>
  )
}

type ConflictProps = {
  open: OpenFile
  diskText: string
  onKeepOwn: () => void
  onTakeDisk: () => void
  onClose: () => void
}

/** The choice between two versions of a file. */
export function ConflictDialog({ open, diskText, onKeepOwn, onTakeDisk, onClose }: ConflictProps) {
  return (
    <Dialog title={`${open.file} has changed on the disk`} onClose={onClose} wide>
      <p>
        Both of you have changed the same lines, and nothing was saved. This is what would be other in the
        file with your text:
      </p>
      <DiffView file={open.file} before={diskText} after={open.text} />
      <p className="actions">
        <button type="button" onClick={onTakeDisk}>
          Take the one on the disk
        </button>
        <button type="button" onClick={onKeepOwn}>
          Save mine over it
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  )
}
