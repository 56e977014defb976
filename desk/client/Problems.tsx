/** The site's problems as a list of links to their places. */
import type { Problem } from "../shared/api"

type Props = { problems: readonly Problem[] | undefined; onGo: (problem: Problem) => void }

export function Problems({ problems, onGo }: Props) {
  const count = problems?.length ?? 0
  const status =
    problems === undefined
      ? "The site is being read ..."
      : count === 0
        ? "No mistakes."
        : `${count} mistake${count === 1 ? "" : "s"}`
  return (
    <section className="problems" aria-label="Mistakes">
      <h2>
        <span role="status">{status}</span>
      </h2>
      {problems !== undefined && count > 0 && (
        <ol className="sunken-panel">
          {problems.slice(0, 300).map(problem => (
            <li key={`${problem.file}:${problem.line}:${problem.column}:${problem.what}`}>
              <button type="button" onClick={() => onGo(problem)}>
                <span className="place">
                  {problem.file}:{problem.line}:{problem.column}
                </span>{" "}
                {problem.what} {problem.todo}
              </button>
            </li>
          ))}
        </ol>
      )}
      {count > 300 && <p>and {count - 300} more.</p>}
    </section>
  )
}
