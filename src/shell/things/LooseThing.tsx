import { useEffect, useRef, useState } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { loadTrace, type Trace } from "../../hooks/page/traces"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { travels } from "../../hooks/storage/travels"
import { read } from "../../hooks/storage/useStorage"
import { LooseButton } from "./LooseButton"
import * as styles from "./LooseThing.module.css"

/** The time for which a farewell is shown, in milliseconds. */
const farewellMs = 4000

/** The thing that is loose, with its trace on every page but its own. `home` is the name of the place where things are. */
export function LooseThing({ path, home }: { path: string; home: string }) {
  const [loose, letLoose] = useLooseThing()
  /** The place on the screen from which it went; null before, and once that is long ago. */
  const [left, setLeft] = useState<Farewell | null>(null)
  const status = useRef<HTMLSpanElement>(null)
  const putAway = (farewell: Farewell) => {
    letLoose(null)
    setLeft(farewell)
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
      {loose !== null && <LazyTrace key={loose} from={loose} page={path} putAway={putAway} />}
      <span
        ref={status}
        role="status"
        tabIndex={-1}
        className={isAway ? styles.farewell : "visually-hidden"}
        style={isAway ? { left: `min(${left.x}px, 100% - 220px)`, top: left.y } : undefined}
      >
        {isAway && `${left.text} Back in ${home}, and in tonight.`}
      </span>
    </>
  )
}

/** The place on the screen that a thing has left, and the message about it. */
type Farewell = { x: number; y: number; text: string }

type Props = { from: string; page: string; putAway: (farewell: Farewell) => void }

/** Returns what is said when a thing goes: what happened to it on this page, or else its own farewell. */
function farewellOf({ farewell }: Trace, from: string, page: string): string {
  return read(travels)[from]?.find(({ on }) => on === page)?.what ?? farewell
}

function LazyTrace({ from, page, putAway }: Props) {
  // A trace that does not arrive is no loss.
  const { value: trace } = useLoaded(() => loadTrace(from), [from])
  return (
    trace && (
      <LooseButton
        trace={trace}
        from={from}
        page={page}
        putAway={at => putAway({ ...at, text: farewellOf(trace, from, page) })}
      />
    )
  )
}
