import { useEffect, useRef, useState } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { loadTrace } from "../../hooks/page/traces"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { LooseButton } from "./LooseButton"
import * as styles from "./LooseThing.module.css"

/** The time for which a farewell is shown, in milliseconds. */
const farewellMs = 4000

/** The trace of the thing that is loose, on every page but its own. `home` is the name of the place where things are. */
export function LooseThing({ path, home }: { path: string; home: string }) {
  const [loose, letLoose] = useLooseThing()
  /** The place on the screen from which it went; null before, and once that is long ago. */
  const [left, setLeft] = useState<{ x: number; y: number } | null>(null)
  const status = useRef<HTMLSpanElement>(null)
  const putAway = (at: { x: number; y: number }) => {
    letLoose(null)
    setLeft(at)
    // The pressed button goes, and the focus with it.
    status.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (!left) return
    const timer = setTimeout(() => setLeft(null), farewellMs)
    return () => clearTimeout(timer)
  }, [left])
  const isAway = left !== null && loose === null
  return (
    <>
      {loose !== null && loose !== path && (
        <LazyTrace key={loose} from={loose} page={path} putAway={putAway} />
      )}
      <span
        ref={status}
        role="status"
        tabIndex={-1}
        className={isAway ? styles.farewell : "visually-hidden"}
        style={isAway ? { left: `min(${left.x}px, 100% - 220px)`, top: left.y } : undefined}
      >
        {isAway && `It is back in ${home}.`}
      </span>
    </>
  )
}

type Props = { from: string; page: string; putAway: (at: { x: number; y: number }) => void }

function LazyTrace({ from, page, putAway }: Props) {
  // A trace that does not arrive is no loss.
  const { value: trace } = useLoaded(() => loadTrace(from), [from])
  return trace && <LooseButton trace={trace} from={from} page={page} putAway={putAway} />
}
