/** Creates a page, post, list or playlist, as `npm run new` does. */
import { useId, useState } from "react"
import type { Plan } from "../../shared/api"
import { Dialog } from "./Dialog"
import { DialogEnd } from "./DialogEnd"
import { PlanView } from "./PlanView"
import { usePlan } from "./usePlan"

const kinds = [
  { kind: "page", label: "Page", hint: "tools/my-tool" },
  { kind: "post", label: "Post of the blog", hint: "my-post" },
  { kind: "list", label: "Page with a list", hint: "saunas" },
  { kind: "playlist", label: "Playlist", hint: "sauna" },
] as const

/** Suggests an address for a title: "Äiti & tea" becomes "aiti-tea". */
function suggestedPath(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[æœø]/g, letter => ({ æ: "ae", œ: "oe" })[letter] ?? "o")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}

export function NewDialog({ onDone, onClose }: { onDone: (plan: Plan) => void; onClose: () => void }) {
  const id = useId()
  const [kind, setKind] = useState<(typeof kinds)[number]["kind"]>("page")
  const [title, setTitle] = useState("")
  // Null until the author types an address: then the title's suggestion applies.
  const [typed, setTyped] = useState<string | null>(null)
  const path = typed ?? suggestedPath(title)
  const { plan, message, isBusy, forget, ask, carryOut } = usePlan(onDone)
  const hint = kinds.find(each => each.kind === kind)?.hint
  return (
    <Dialog title="New" onClose={onClose} wide={plan !== undefined}>
      <form
        onSubmit={event => {
          event.preventDefault()
          void (plan ? carryOut() : ask({ do: "new", kind, path, title }))
        }}
      >
        <fieldset>
          <legend>What</legend>
          {kinds.map(each => (
            <div className="field-row" key={each.kind}>
              <input
                type="radio"
                id={`${id}${each.kind}`}
                name="kind"
                checked={kind === each.kind}
                onChange={() => {
                  setKind(each.kind)
                  forget()
                }}
              />
              <label htmlFor={`${id}${each.kind}`}>{each.label}</label>
            </div>
          ))}
        </fieldset>
        <p>
          A toy is code, and is made in a terminal: <code>npm run new -- toys/my-toy "My toy" --toy</code>
        </p>
        <div className="field-row-stacked">
          <label htmlFor={`${id}title`}>Title</label>
          <input
            id={`${id}title`}
            data-first
            type="text"
            required
            value={title}
            onChange={event => {
              setTitle(event.target.value)
              forget()
            }}
          />
        </div>
        <div className="field-row-stacked">
          <label htmlFor={`${id}path`}>Address, as {hint}</label>
          <input
            id={`${id}path`}
            type="text"
            required
            value={path}
            onChange={event => {
              setTyped(event.target.value === "" ? null : event.target.value)
              forget()
            }}
          />
        </div>
        <DialogEnd
          submitLabel={plan ? "Make it" : "Show what is made"}
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
