import { type ReactNode, useEffect, useState } from "react"
import { Modal } from "../../components/modal/Modal"
import { Missing } from "../../kits/loading/Missing"
import { answers, guardNavigation } from "./guardNavigation"

/** The window that says that the page of a link did not arrive, and goes there once the network is back; a change of `path` closes it. */
export function useUnreached(path: string): ReactNode {
  const [lost, setLost] = useState<string | null>(null)
  const [at, setAt] = useState(path)
  if (at !== path) {
    setAt(path)
    setLost(null)
  }
  useEffect(() => guardNavigation(setLost), [])
  if (lost === null) return null
  // Gatsby remembers what failed: the browser itself asks for the page anew.
  const retry = async () => {
    if (await answers(lost)) window.location.assign(lost)
  }
  return (
    <Modal title="Page not reached" open onClose={() => setLost(null)}>
      <Missing what={`The page ${lost.replace(/[?#].*/s, "")}`} onRetry={() => void retry()} />
    </Modal>
  )
}
