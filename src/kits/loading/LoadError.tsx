import type { ReactNode } from "react"

type Props = {
  /** The part that failed to load: "The list of pages". */
  what: string
  /** A sentence about what still works. */
  children?: ReactNode
  onRetry: () => void
}

/** The error message about a part that failed to load, with the reason and a button to retry. */
export function LoadError({ what, children, onRetry }: Props) {
  return (
    <div role="alert" className="notice">
      <p>
        {what} did not arrive.{" "}
        {navigator.onLine === false ? "You are offline." : "The network may be having its coffee."} {children}
      </p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
