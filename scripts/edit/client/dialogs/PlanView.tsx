/** What follows from an action, shown before it happens. */
import type { Plan } from "../../shared/api"
import { DiffView } from "../text/DiffView"

const verb = (before: string | null, after: string | null) =>
  before === null ? "New" : after === null ? "Removed" : "Changed"

export function PlanView({ plan }: { plan: Plan }) {
  const { changes, problems, notes } = plan
  return (
    <div className="plan">
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      <p>
        {changes.length} file{changes.length === 1 ? "" : "s"}:
      </p>
      {changes.map(({ file, before, after }) => (
        <details key={file} open={changes.length < 4 && after !== null}>
          <summary>
            {verb(before, after)}: {file}
          </summary>
          <DiffView file={file} before={before ?? ""} after={after ?? ""} />
        </details>
      ))}
      {problems.length > 0 && (
        <>
          <p>
            <strong>These mistakes would be there, to be mended by hand:</strong>
          </p>
          <ul className="mistakes">
            {problems.map(({ file, line, column, what, todo }) => (
              <li key={`${file}:${line}:${column}:${what}`}>
                {file}:{line}:{column}: {what} {todo}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
