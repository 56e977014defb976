import { type ReactNode, useEffect, useRef, useState } from "react"
import { Modal } from "../../components/modal/Modal"
import { LoadError } from "../../kits/loading/LoadError"
import { guardNavigation, isServerReachable, type NavigationGuard } from "./guardNavigation"
import * as styles from "./Slow.module.css"

const nameOf = (address: string) => `The page ${address.replace(/[?#].*/s, "")}`

/**
 * Renders an alert while a linked page is slow to load, and a dialog if it can't be reached, whose Retry opens it once the
 * server responds again; a change of `path` closes the dialog.
 */
export function useNavigationFailures(path: string): ReactNode {
  const [lost, setLost] = useState<string | null>(null)
  const [slow, setSlow] = useState<string | null>(null)
  const [shownPath, setShownPath] = useState(path)
  const guard = useRef<NavigationGuard>(null)
  if (shownPath !== path) {
    setShownPath(path)
    setLost(null)
  }
  useEffect(() => {
    const newGuard = guardNavigation({ onLost: setLost, onSlow: setSlow })
    guard.current = newGuard
    return () => newGuard.end()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each path that is shown
  useEffect(() => {
    guard.current?.arrived()
  }, [path])
  // Gatsby caches the failure, so the document is loaded from the server.
  const retry = async () => {
    if (lost !== null && (await isServerReachable(lost))) window.location.assign(lost)
  }
  return (
    <>
      {slow !== null && (
        <div role="alert" className={styles.slow}>
          <p>{nameOf(slow)} is taking its time. Other links can be pressed meanwhile.</p>
          <button type="button" onClick={() => guard.current?.stop()}>
            Stop
          </button>
        </div>
      )}
      {lost !== null && (
        <Modal title="Page not reached" open onClose={() => setLost(null)}>
          <LoadError what={nameOf(lost)} onRetry={() => void retry()} />
        </Modal>
      )}
    </>
  )
}
