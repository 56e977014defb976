import type { ReactNode } from "react"

type Props = {
  /** What did not arrive: "The list of pages". */
  what: string
  /** What is left without it, in a sentence. */
  children?: ReactNode
  onRetry: () => void
}

/** Says that something did not arrive, and why where that is known, with a way on. */
export function Missing({ what, children, onRetry }: Props) {
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
