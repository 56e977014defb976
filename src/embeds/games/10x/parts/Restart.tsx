import { Modal } from "../../../../components/modal/Modal"

type Props = {
  open: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks for confirmation before an hour's work is discarded. */
export function Restart({ open, onYes, onNo }: Props) {
  return (
    <Modal title="Begin again?" open={open} onClose={onNo}>
      <p>
        The career that is going on is put aside. It can be brought back until the new one has its first line;
        after that, it is gone.
      </p>
      <div className="buttons">
        <button type="button" onClick={onYes}>
          Begin again
        </button>
        <button type="button" onClick={onNo}>
          Stay
        </button>
      </div>
    </Modal>
  )
}
