/** Dialogs for renaming and removing a file, with a preview of all changes. */
import { useEffect, useId, useState } from "react"
import type { Plan } from "../../shared/api"
import { shortName } from "../Tree"
import { Dialog } from "./Dialog"
import { DialogEnd } from "./DialogEnd"
import { PlanView } from "./PlanView"
import { usePlan } from "./usePlan"

type Props = { file: string; onDone: (plan: Plan) => void; onClose: () => void }

export function RenameDialog({ file, onDone, onClose }: Props) {
  const id = useId()
  const [to, setTo] = useState(shortName(file))
  const { plan, message, isBusy, forget, ask, carryOut } = usePlan(onDone)
  return (
    <Dialog title={`Rename ${file}`} onClose={onClose} wide={plan !== undefined}>
      <form
        onSubmit={event => {
          event.preventDefault()
          void (plan ? carryOut() : ask({ do: "rename", file, to }))
        }}
      >
        <div className="field-row-stacked">
          <label htmlFor={id}>New name</label>
          <input
            id={id}
            type="text"
            required
            value={to}
            onChange={event => {
              setTo(event.target.value)
              forget()
            }}
          />
        </div>
        <DialogEnd
          submitLabel={plan ? "Rename it" : "Show what follows"}
          message={message}
          isBusy={isBusy}
          onClose={onClose}
        >
          {plan && <PlanView plan={plan} />}
        </DialogEnd>
      </form>
    </Dialog>
  )
}

export function RemoveDialog({ file, onDone, onClose }: Props) {
  const { plan, message, isBusy, ask, carryOut } = usePlan(onDone)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is requested once, when the dialog opens.
  useEffect(() => void ask({ do: "remove", file }), [file])
  return (
    <Dialog title={`Remove ${file}`} onClose={onClose} wide>
      {message && (
        <p role="alert" className="refused">
          {message}
        </p>
      )}
      {plan ? <PlanView plan={plan} /> : message === "" && <p role="status">Looking what follows ...</p>}
      <p className="actions">
        <button type="button" disabled={!plan || isBusy} onClick={() => void carryOut()}>
          Remove it
        </button>
        <button type="button" className="default" data-first onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  )
}
