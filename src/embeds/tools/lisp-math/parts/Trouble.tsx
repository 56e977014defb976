import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import * as styles from "../LispMath.module.css"
import { lineAndColumn, type Problem } from "../read"

type Props = { id: string; source: string; problem: Problem | null; refused: string }

/** The maximum number of characters of the line shown on each side of the error. */
const contextLength = 30

/** The error with its line and column, and the line itself with a caret. */
export function Trouble({ id, source, problem, refused }: Props) {
  const place = problem && lineAndColumn(source, problem.from)
  const start = place ? Math.max(0, place.column - 1 - contextLength) : 0
  const lead = start > 0 ? "..." : ""
  const shown = place ? `${lead}${place.text.slice(start, place.column - 1 + contextLength)}` : ""
  const caret = place ? " ".repeat(lead.length + place.column - 1 - start) : ""
  const width =
    problem && place ? Math.max(1, Math.min(problem.to - problem.from, shown.length - caret.length)) : 1
  return (
    <div id={id} role="status" aria-label="Mistake" className={styles.trouble}>
      {refused && <p>{refused}</p>}
      {problem && place && (
        <>
          <p>
            <BidiIsolate>
              Line {place.line}, column {place.column}: {problem.message}
            </BidiIsolate>
          </p>
          <div className={styles.line} aria-hidden="true">
            {`${shown.replaceAll("\t", " ")}\n${caret}${"^".repeat(width)}`}
          </div>
        </>
      )}
    </div>
  )
}
