import { type ReactNode, useEffect, useRef, useState } from "react"
import { Modal } from "../../components/modal/Modal"
import { Missing } from "../../kits/loading/Missing"
import { answers, type Guard, guardNavigation } from "./guardNavigation"
import * as styles from "./Slow.module.css"

const named = (address: string) => `The page ${address.replace(/[?#].*/s, "")}`

/**
 * What is said of the page of a link while it is slow to come, and the window that says that it did not arrive, and goes
 * there once the network is back; a change of `path` closes it.
 */
export function useUnreached(path: string): ReactNode {
  const [lost, setLost] = useState<string | null>(null)
  const [slow, setSlow] = useState<string | null>(null)
  const [at, setAt] = useState(path)
  const guard = useRef<Guard>(null)
  if (at !== path) {
    setAt(path)
    setLost(null)
  }
  useEffect(() => {
    const guarding = guardNavigation({ onLost: setLost, onSlow: setSlow })
    guard.current = guarding
    return () => guarding.end()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another path another page is shown
  useEffect(() => {
    guard.current?.arrived()
  }, [path])
  // Gatsby remembers what failed: the browser itself asks for the page anew.
  const retry = async () => {
    if (lost !== null && (await answers(lost))) window.location.assign(lost)
  }
  return (
    <>
      {slow !== null && (
        <div role="alert" className={styles.slow}>
          <p>{named(slow)} is taking its time. Other links can be pressed meanwhile.</p>
          <button type="button" onClick={() => guard.current?.stop()}>
            Stop
          </button>
        </div>
      )}
      {lost !== null && (
        <Modal title="Page not reached" open onClose={() => setLost(null)}>
          <Missing what={named(lost)} onRetry={() => void retry()} />
        </Modal>
      )}
    </>
  )
}
