type Props = {
  /** What did not arrive: "The list of pages". */
  what: string
  onRetry: () => void
}

/** Says that something did not arrive, and why where that is known, with a way on. */
export function Trouble({ what, onRetry }: Props) {
  const offline = navigator.onLine === false
  return (
    <div role="alert" className="plate">
      <p>
        {what} did not arrive. {offline ? "You are offline." : "The network may be having its coffee."}
      </p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
