import { useRef, useState } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { loadTrace } from "../../hooks/page/traces"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { LooseButton } from "./LooseButton"

/** The trace of the thing that is loose, on every page but its own. `home` is the name of the place where things are. */
export function LooseThing({ path, home }: { path: string; home: string }) {
  const [loose, letLoose] = useLooseThing()
  const [isAway, setAway] = useState(false)
  const status = useRef<HTMLSpanElement>(null)
  const putAway = () => {
    letLoose(null)
    setAway(true)
    // The pressed button goes, and the focus with it.
    status.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {loose !== null && loose !== path && (
        <LazyTrace key={loose} from={loose} page={path} putAway={putAway} />
      )}
      <span ref={status} role="status" tabIndex={-1} className="visually-hidden">
        {isAway && loose === null && `It is back in ${home}.`}
      </span>
    </>
  )
}

type Props = { from: string; page: string; putAway: () => void }

function LazyTrace({ from, page, putAway }: Props) {
  // A trace that does not arrive is no loss.
  const { value: trace } = useLoaded(() => loadTrace(from), [from])
  return trace && <LooseButton trace={trace} from={from} page={page} putAway={putAway} />
}
