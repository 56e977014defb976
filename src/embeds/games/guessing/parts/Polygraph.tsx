import { useEffect, useRef } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { Canvas } from "../../../../kits/canvas/Canvas"
import { GuestButton } from "../../../../kits/guest/GuestButton"
import { type Guest, inSentence } from "../../../../kits/guest/useGuest"
import * as styles from "../Guessing.module.css"
import { pulseRemark } from "../guest"
import type { State } from "../logic"
import { needle, nerves, nervesSoFar, remark } from "../polygraph"

/** The number of samples on the paper, and of samples per second. */
const [sampleCount, samplesPerSecond] = [200, 50]

/** Returns the whole paper at once, with an answer per second, for reduced motion. */
function stillPaper(history: readonly number[]): number[] {
  return Array.from({ length: sampleCount }, (_, at) => {
    const seconds = (at - sampleCount) / samplesPerSecond + history.length
    const last = Math.floor(seconds)
    return needle(seconds, seconds - last, history[last] ?? 0)
  })
}

/** The paper of somebody without a pulse. */
const flatPaper: number[] = Array(sampleCount).fill(0)

type Props = {
  state: State
  /** The time of the last answer in seconds; null if unknown. */
  took: number | null
  /** The thing from another page on the clip, perhaps without a pulse. */
  guest: Guest | null
}

/** A polygraph that draws while the visitor is asked, and annotates each answer with its time. */
export function Polygraph({ state, took, guest }: Props) {
  const moving = useMotion()
  const paper = useRef<number[]>([])
  const clock = useRef({ seconds: 0, answered: -9, written: 0 })
  const notes = useRef<{ at: number; line: number; text: string }[]>([])
  const now = nerves(state)
  const history = nervesSoFar(state)
  const isFlat = guest !== null && guest.words.pulse === undefined
  const note = isFlat ? pulseRemark : remark

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is noted once, as it was given
  useEffect(() => {
    clock.current.answered = history.length > 0 ? clock.current.seconds : -9
    if (took === null || history.length === 0) notes.current = []
    else notes.current.push({ at: clock.current.written, line: history.length % 2, text: note(took) })
  }, [history.length, took])

  const draw = (context: CanvasRenderingContext2D, passed: number) => {
    const time = clock.current
    const { width, height } = context.canvas
    if (!moving) paper.current = isFlat ? [...flatPaper] : stillPaper(history)
    else if (paper.current.length === 0) paper.current = isFlat ? [...flatPaper] : stillPaper([])
    time.seconds += passed
    for (; moving && time.written < time.seconds * samplesPerSecond; time.written++) {
      const at = time.written / samplesPerSecond
      paper.current.push(isFlat ? 0 : needle(at, Math.max(0, at - time.answered), now, took ?? 0))
    }
    paper.current.splice(0, paper.current.length - sampleCount)
    const step = (width * 0.88) / sampleCount
    const y = (value: number) => height * (0.5 + 0.44 * value)

    context.fillStyle = "#fffdf2"
    context.fillRect(0, 0, width, height)
    context.strokeStyle = "#f0cfc4"
    context.lineWidth = Math.max(1, height / 130)
    const shift = (time.written % 20) * step
    context.beginPath()
    for (let x = -shift; x < width; x += 20 * step) {
      context.moveTo(x, 0)
      context.lineTo(x, height)
    }
    for (let line = 1; line < 8; line++) {
      context.moveTo(0, (line * height) / 8)
      context.lineTo(width, (line * height) / 8)
    }
    context.stroke()

    context.strokeStyle = now > 1 ? "#b00000" : "#123c8c"
    context.lineWidth = Math.max(1.5, height / 70)
    context.lineJoin = "round"
    context.beginPath()
    for (const [at, value] of paper.current.entries()) context.lineTo(at * step, y(value))
    context.stroke()

    context.fillStyle = "#b00000"
    context.font = `bold ${Math.round(height / 13)}px "Courier New", "DejaVu Sans Mono", monospace`
    context.textAlign = "right"
    notes.current = notes.current.filter(({ at }) => time.written - at < 2 * sampleCount)
    // Drawn newest first; older notes that would overlap are skipped.
    const free = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const { at, line, text } of moving ? [...notes.current].reverse() : notes.current.slice(-1)) {
      const textWidth = context.measureText(text).width
      // Old notes move to the left with the paper, and are gone before they would be cut.
      const x = moving ? (paper.current.length - (time.written - at)) * step : width * 0.86
      if (x > (free[line] ?? 0) || x < textWidth) continue
      free[line] = x - textWidth - height / 20
      context.fillText(text, x, height * (0.12 + 0.1 * line))
    }

    // The needle is fixed to the machine on the right; its tip is at the last sample.
    const [tip, tipY] = [paper.current.length * step, y(paper.current.at(-1) ?? 0)]
    context.fillStyle = "#3b3f46"
    context.fillRect(width * 0.965, 0, width, height)
    context.strokeStyle = "#3b3f46"
    context.lineWidth = height / 28
    context.beginPath()
    context.moveTo(width, height / 2)
    context.lineTo(tip, tipY)
    context.stroke()
  }
  const writes = isFlat ? "writes a straight line" : "writes"
  return (
    <div className={styles.machine}>
      <Canvas
        className={styles.polygraph}
        label={`${now > 1 ? "A polygraph, whose needle has gone mad" : `A polygraph, whose needle ${writes}`}${took === null ? "" : `. The last answer: ${note(took)}`}${guest ? `. On the clip: ${inSentence(guest)}` : ""}`}
        draw={draw}
        moving={moving}
      />
      {guest && (
        <div className={styles.clip}>
          <GuestButton guest={guest} className={styles.clipped} />
        </div>
      )}
    </div>
  )
}
