import { useCallback, useRef } from "react"
import { Canvas } from "../../../../kits/canvas/Canvas"
import { seeded } from "../../../../lib/game/random"
import type { Microgame, Run } from "../microgame"

const size = { width: 160, height: 120 }
/** The moment of the picture in seconds, and the step in which it is reached. */
const pictured = 1.3
const stepSeconds = 1 / 30
/** The time between two pictures of a cover, in milliseconds. */
const coverMs = 1000 * stepSeconds

function firstPicture(game: Microgame, title: string): Run {
  let run = game.start(seeded(title))
  while (run.t < pictured && !run.outcome) run = run.demonstrate(stepSeconds)
  return run
}

/** The cover of a box: the game itself, which plays on while `isPlaying`. */
export function Cover({ game, title, isPlaying }: { game: Microgame; title: string; isPlaying: boolean }) {
  const run = useRef<Run | null>(null)
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, seconds: number) => {
      run.current ??= firstPicture(game, title)
      if (seconds > 0)
        run.current = run.current.outcome ? game.start(seeded(title)) : run.current.demonstrate(seconds)
      pen.scale(0.5, 0.5)
      run.current.draw(pen)
    },
    [game, title],
  )
  return <Canvas label={null} draw={draw} moving={isPlaying} intervalMs={coverMs} size={size} />
}
