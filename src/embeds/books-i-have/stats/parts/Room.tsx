import { type MouseEvent, useCallback, useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { useMounted } from "../../../../hooks/browser/mounted"
import { Canvas } from "../../../../kits/canvas/Canvas"
import { pluralise } from "../../../../lib/text/pluralise"
import type { Book } from "../../schema"
import * as styles from "../BookStats.module.css"
import { bookAt, interpolate, layout, transitionSeconds } from "../layout"
import type { Piles } from "../logic"
import { paint } from "../paint"

type Props = {
  state: Piles
  books: readonly Book[]
  onPress: (event: MouseEvent<HTMLButtonElement>, book: number | null) => void
}

/** The piles, with every change animated. The picture is a single button for pointer users. */
export function Room({ state, books, onPress }: Props) {
  const motion = useMotion()
  const mounted = useMounted()
  // All books lie on the floor at first, and are then piled up.
  const [shown, setShown] = useState<{ from: Piles; to: Piles }>(() => ({
    from: {
      ...state,
      piles: state.piles.map(pile => ({ ...pile, books: [] })),
      floor: books.map((_, i) => i),
      falls: [],
    },
    to: state,
  }))
  if (shown.to !== state) setShown({ from: shown.to, to: state })
  const [done, setDone] = useState<Piles | null>(null)
  const moving = motion && mounted && done !== state
  const clock = useRef<{ of: unknown; at: number }>({ of: null, at: 0 })

  const draw = useCallback(
    (pen: CanvasRenderingContext2D, passed: number) => {
      if (clock.current.of !== shown.to) clock.current = { of: shown.to, at: 0 }
      clock.current.at += passed
      const seconds = motion ? clock.current.at : Number.POSITIVE_INFINITY
      const { width, height } = pen.canvas
      const to = layout(shown.to, books, width, height)
      const from = layout(shown.from, books, width, height)
      paint(pen, interpolate(from, to, shown.to.falls, seconds), books)
      if (seconds >= transitionSeconds(shown.to)) setDone(shown.to)
    },
    [shown, books, motion],
  )
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const slabs = layout(state, books, box.width, box.height)
    onPress(event, bookAt(slabs, event.clientX - box.left, event.clientY - box.top))
  }
  const bars = state.piles.map(pile => `${pile.name} ${pile.books.length}`).join(", ")
  return (
    <div className={styles.room}>
      <Canvas
        className={styles.canvas}
        label={`Bar chart of piles of books: ${bars}. ${pluralise(state.floor.length, "book")} on the floor.`}
        draw={mounted ? draw : null}
        moving={moving}
      />
      <button
        type="button"
        className={styles.surface}
        aria-label="Pull a book out of the piles"
        onClick={press}
      />
    </div>
  )
}
