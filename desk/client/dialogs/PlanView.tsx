/** A preview of an action's changes and problems. */
import type { Change, Plan } from "../../shared/api"
import { DiffView } from "../text/DiffView"

const verb = (before: string | null, after: string | null) =>
  before === null ? "New" : after === null ? "Removed" : "Changed"

/**
 * Merges a removed file and its replacement into one move, so that only differences in their contents are shown.
 */
function withMoves(changes: readonly Change[]): (Change & { from?: string })[] {
  const removed = changes.filter(({ after }) => after === null)
  const added = changes.filter(({ before }) => before === null)
  const [old, now] = [removed[0], added[0]]
  if (!old || !now || removed.length + added.length > 2) return [...changes]
  const moved = { file: now.file, from: old.file, before: old.before, after: now.after }
  return [moved, ...changes.filter(change => change !== old && change !== now)]
}

export function PlanView({ plan }: { plan: Plan }) {
  const { problems, notes } = plan
  const changes = withMoves(plan.changes)
  return (
    <div className="plan">
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      <p>
        {plan.changes.length} file{plan.changes.length === 1 ? "" : "s"}:
      </p>
      {changes.map(({ file, from, before, after }) => (
        <details key={file} open={changes.length < 4 && after !== null}>
          <summary>{from ? `Moved: ${from} to ${file}` : `${verb(before, after)}: ${file}`}</summary>
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
