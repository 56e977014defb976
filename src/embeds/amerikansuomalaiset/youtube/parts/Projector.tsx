import { useCallback } from "react"
import { StatusMessage } from "../../../../components/status-message/StatusMessage"
import { Canvas } from "../../../../kits/canvas/Canvas"
import * as styles from "../FinnishVideos.module.css"
import { allFrames, describe, frameOf } from "../logic"
import { paintFrame, paintWear } from "../paint"
import { useCrank } from "../useCrank"

/** A projector with a crank, and the film of a dance at the hall. */
export function Projector() {
  const { film, angle, isTurned, held, hold, turn, splice, rewind, crank } = useCrank()
  const frame = frameOf(film)
  const isOver = film.at >= film.frames.length - 1
  const draw = useCallback(
    (pen: CanvasRenderingContext2D) => {
      pen.scale(pen.canvas.width / 320, pen.canvas.height / 240)
      paintFrame(pen, frame)
      paintWear(pen, frame, film.heat, film.burns)
    },
    [frame, film.heat, film.burns],
  )
  const holding = (by: 1 | -1) => ({
    onPointerDown: () => hold(by),
    onPointerLeave: () => hold(0),
    // A press by the keyboard or a screen reader has no length.
    onClick: (event: { detail: number }) => event.detail === 0 && turn(by * 4, 0.3),
  })
  const missing = allFrames - film.frames.length
  return (
    <>
      <div className={styles.theatre}>
        <Canvas className={styles.film} label={`A silent film. ${describe(frame)}`} draw={draw} />
        <div className={styles.machine}>
          <div
            {...crank}
            className={styles.crank}
            role="slider"
            tabIndex={0}
            aria-label="Crank"
            aria-valuemin={1}
            aria-valuemax={film.frames.length}
            aria-valuenow={Math.floor(film.at) + 1}
            aria-valuetext={film.burns ? "The film burns" : describe(frame)}
          >
            <CrankPicture angle={angle} reel={film.at / allFrames} beckons={!isTurned} />
          </div>
          <div className={styles.hold}>
            <button type="button" aria-pressed={held === -1} {...holding(-1)}>
              Backwards
            </button>
            <button type="button" aria-pressed={held === 1} {...holding(1)}>
              Forwards
            </button>
          </div>
          <button type="button" className="default" onClick={film.burns ? splice : rewind}>
            {film.burns ? "Cut it out and glue" : "Rewind"}
          </button>
        </div>
      </div>
      <StatusMessage>
        {film.burns
          ? "Too fast. It burned."
          : film.heat > 0.3
            ? "It smells of something."
            : isOver
              ? "The end. Now turn it the other way."
              : missing > 0
                ? `${missing} frames are missing. Nobody will notice.`
                : isTurned
                  ? describe(frame)
                  : "The projectionist has gone for coffee."}
      </StatusMessage>
    </>
  )
}

function CrankPicture({ angle, reel, beckons }: { angle: number; reel: number; beckons: boolean }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="96" fill="#3a3a40" stroke="#111" strokeWidth="4" />
      <circle cx="100" cy="100" r={40 + 44 * (1 - reel)} fill="#1b120c" stroke="#5c4a36" strokeWidth="3" />
      <g transform={`rotate(${angle} 100 100)`}>
        <path d="M100 100V30" stroke="#c9ccd2" strokeWidth="14" strokeLinecap="round" />
        <circle cx="100" cy="100" r="17" fill="#8b8f97" stroke="#111" strokeWidth="3" />
        <circle cx="100" cy="30" r="23" fill="#b3372f" stroke="#111" strokeWidth="4" />
        <circle cx="94" cy="24" r="6" fill="#fff" opacity="0.6" />
      </g>
      {beckons && (
        <path
          className={styles.beckons}
          d="M132 26a80 80 0 0 1 44 48m6-18l-6 20-20-8"
          fill="none"
          stroke="#ffe45c"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
