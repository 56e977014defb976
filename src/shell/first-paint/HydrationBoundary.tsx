import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from "react"
import { type BoundaryName, hydrationTurn, markHydrated } from "./hydrationQueue"

type Props = { name: BoundaryName; children: ReactNode }

/** Suspends a server-rendered boundary until the queue reaches it. */
function WaitForTurn({ name }: { name: BoundaryName }) {
  const turn = hydrationTurn(name)
  if (turn) use(turn)
  return null
}

/** Reports from its effect that the boundary around it has hydrated. */
function ReportHydrated({ onHydrated }: { onHydrated: () => void }) {
  const report = useEffectEvent(onHydrated)
  useEffect(() => {
    report()
  }, [])
  return null
}

/**
 * Part of the shell that React hydrates in a task of its own, so that the page responds to input in between. New props are
 * held back until it has hydrated.
 */
export function HydrationBoundary({ name, children }: Props) {
  const [isHydrated, setHydrated] = useState(false)
  const onHydrated = () => {
    markHydrated(name)
    setHydrated(true)
  }
  const current = (
    <Suspense fallback={null}>
      <WaitForTurn name={name} />
      {children}
      <ReportHydrated onHydrated={onHydrated} />
    </Suspense>
  )
  // The same element object: given another one, React discards the static HTML that it has not hydrated and renders anew.
  const [first] = useState(current)
  return isHydrated || !hydrationTurn(name) ? current : first
}
