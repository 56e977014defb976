import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from "react"
import { arrive, type PieceName, turnOf } from "./turns"

type Props = { name: PieceName; children: ReactNode }

/** Waits, where the page was drawn before, until its piece's turn has come. */
function Turn({ name }: { name: PieceName }) {
  const turn = turnOf(name)
  if (turn) use(turn)
  return null
}

function Arrived({ onArrive }: { onArrive: () => void }) {
  const tell = useEffectEvent(onArrive)
  useEffect(() => {
    tell()
  }, [])
  return null
}

/**
 * A piece of the shell that React takes over by itself, so that the page answers in between. Until it has been, what is
 * drawn round it may change as it likes: the piece is handed on when it can take it.
 */
export function Piece({ name, children }: Props) {
  const [isHere, setHere] = useState(false)
  const onArrive = () => {
    arrive(name)
    setHere(true)
  }
  const drawn = (
    <Suspense fallback={null}>
      <Turn name={name} />
      {children}
      <Arrived onArrive={onArrive} />
    </Suspense>
  )
  // The very same element, or React would throw away what it has not taken over yet, and draw it anew.
  const [first] = useState(drawn)
  return isHere || !turnOf(name) ? drawn : first
}
