/** The change, seen before it is saved; and what to do where the file has changed on the disk meanwhile. */
import { useId } from "react"
import { DiffView } from "../text/DiffView"
import type { OpenFile } from "../text/openFile"
import { Dialog } from "./Dialog"
import { DialogEnd } from "./DialogEnd"

const slot = "desk-save-at-once"

/** Whether changes are shown before they are saved. */
export const isShownFirst = (): boolean => localStorage.getItem(slot) === null

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
              if (event.target.checked) localStorage.setItem(slot, "yes")
              else localStorage.removeItem(slot)
            }}
          />
          <label htmlFor={id}>From now on save at once (Changes shows them before)</label>
        </div>
        <DialogEnd does="Save" isFirst onClose={onClose} />
      </form>
    </Dialog>
  )
}

type ClashProps = {
  open: OpenFile
  theirs: string
  onOurs: () => void
  onTheirs: () => void
  onClose: () => void
}

/** Two have changed one file. */
export function ClashDialog({ open, theirs, onOurs, onTheirs, onClose }: ClashProps) {
  return (
    <Dialog title={`${open.file} has changed on the disk`} onClose={onClose} wide>
      <p>
        Both of you have changed the same lines, and nothing was saved. This is what would be other in the
        file with your text:
      </p>
      <DiffView file={open.file} before={theirs} after={open.text} />
      <p className="actions">
        <button type="button" onClick={onTheirs}>
          Take the one on the disk
        </button>
        <button type="button" onClick={onOurs}>
          Save mine over it
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  )
}
