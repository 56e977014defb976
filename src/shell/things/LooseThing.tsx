import { useState } from "react"
import { loadTrace } from "../../hooks/page/traces"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"

/** The trace of the thing that is loose, on every page but its own. `home` is the name of the place where things are. */
export function LooseThing({ path, home }: { path: string; home: string }) {
  const [loose, letLoose] = useLooseThing()
  const [isAway, setAway] = useState(false)
  const putAway = () => {
    letLoose(null)
    setAway(true)
  }
  return (
    <>
      {loose !== null && loose !== path && <Trace key={loose} path={loose} putAway={putAway} />}
      <span role="status" className="visually-hidden">
        {isAway && loose === null && `It is back in ${home}.`}
      </span>
    </>
  )
}

function Trace({ path, putAway }: { path: string; putAway: () => void }) {
  // A trace that does not arrive is no loss.
  const { Piece } = useLazyComponent(() => loadTrace(path))
  return Piece && <Piece putAway={putAway} />
}
