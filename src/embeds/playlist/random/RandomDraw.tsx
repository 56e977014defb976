import { type CSSProperties, useContext, useEffect, useEffectEvent, useRef, useState } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { SongChoiceContext } from "../../../hooks/music/songChoice"
import { usePageData } from "../../../hooks/page/page"
import { putQuery } from "../../../hooks/page/query"
import { Canvas } from "../../../kits/canvas/Canvas"
import { useRest } from "../../../kits/motion/useRest"
import type { Song } from "../../../lib/music/playlist"
import { type Ball, ballColour, moveBalls, paintDrum, placeBalls } from "./drum"
import {
  changeRule,
  type Draw,
  drawAll,
  drawOne,
  firstDraw,
  numbersInDrum,
  remark,
  startAgain,
  tally,
} from "./logic"
import * as styles from "./RandomDraw.module.css"

/** The duration of a draw, while the drum turns. */
const drawMs = 1300
/** The time that balls need to come to rest, in milliseconds. */
const restMs = 4000
/** The number of balls that the tray shows. */
const trayLength = 8

/**
 * A drum with a ball for each song of the playlist, which draws by chance, repeats included, until chance is changed.
 *
 * @feed A drum with a ball for each song, from which the next one is drawn by chance, which repeats itself.
 */
export default function RandomDraw() {
  const { songs } = usePageData<{ songs: Song[] }>()
  const chooseSong = useContext(SongChoiceContext)
  const motion = useMotion()
  const [draw, setDraw] = useState<Draw>(firstDraw)
  const [turning, setTurning] = useState(false)
  const { isAtRest, disturb } = useRest(restMs)
  const balls = useRef<Ball[]>([])
  const turn = useRef(0)
  const count = songs.length
  const last = draw.drawn.at(-1)
  const song = last === undefined ? undefined : songs[last]
  const counts = tally(draw, count)
  const isComplete = counts.every(times => times > 0)

  const commit = (next: Draw) => {
    setDraw(next)
    const drum = numbersInDrum(next, count)
    balls.current = balls.current.filter(({ number }) => drum.includes(number))
    const missing = drum.filter(number => balls.current.every(ball => ball.number !== number))
    balls.current.push(...placeBalls(missing, random))
    const number = next.drawn.at(-1)
    if (number === undefined) return
    putQuery({ song: String(number + 1) })
    chooseSong(number)
  }
  const finish = useEffectEvent(() => {
    setTurning(false)
    commit(drawOne(draw, count, random))
  })
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => finish(), drawMs)
    return () => clearTimeout(timer)
  }, [turning])
  // The balls fall after each turn and each change of what is in the drum.
  const inDrum = numbersInDrum(draw, count).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them sets the balls in motion
  useEffect(() => {
    disturb()
  }, [turning, inDrum])
  const press = () => {
    if (turning) return
    if (motion) setTurning(true)
    else commit(drawOne(draw, count, random))
  }
  const paint = (pen: CanvasRenderingContext2D, seconds: number) => {
    if (balls.current.length === 0) balls.current = placeBalls(numbersInDrum(draw, count), random)
    if (seconds > 0) {
      turn.current += turning ? seconds * 5 : 0
      balls.current = moveBalls(balls.current, Math.min(0.05, seconds), turning, random)
    }
    paintDrum(pen, balls.current, count, turn.current)
  }
  return (
    <div className={styles.machine}>
      <div className={styles.tool}>
        <Canvas
          label={`A drum with ${inDrum} numbered balls`}
          draw={paint}
          moving={motion && (turning || !isAtRest)}
          className={styles.drum}
          onPress={press}
        />
        <div className={styles.result}>
          <p className={styles.song} data-turning={turning || undefined}>
            <Reserve all={songs.map(({ title }) => title)}>
              {turning ? "..." : song ? song.title : "Nothing has been drawn."}
            </Reserve>
          </p>
          <ol className={styles.tray} aria-label="Drawn last">
            {draw.drawn.slice(-trayLength).map((number, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ball that came twice lies there twice
              <li key={i} style={{ "--ball": ballColour(number, count) } as CSSProperties}>
                {number + 1}
              </li>
            ))}
          </ol>
          <div className={styles.tally} role="img" aria-label={tallyText(counts)}>
            {counts.map((times, i) => (
              <span
                key={ballColour(i, count)}
                style={{ "--times": Math.min(times, 9), "--ball": ballColour(i, count) } as CSSProperties}
              />
            ))}
          </div>
          <div className="buttons">
            <button type="button" className="default" onClick={press}>
              Draw
            </button>
            <button
              type="button"
              onClick={() => !turning && !isComplete && commit(drawAll(draw, count, random))}
            >
              Until all have come
            </button>
            <button type="button" onClick={() => commit(startAgain(draw))}>
              Start again
            </button>
            <button type="button" onClick={() => !turning && commit(changeRule(draw))}>
              {draw.fair ? "Make it feel random" : "Let chance decide"}
            </button>
          </div>
        </div>
      </div>
      <p className={styles.remark} role="status">
        {turning ? "" : remark(draw, count)}
      </p>
    </div>
  )
}

/** Describes the bars: "Songs by how often they came: never 20, once 3, twice or more 1". */
function tallyText(counts: readonly number[]): string {
  const number = (test: (times: number) => boolean) => counts.filter(test).length
  return `Songs by how often they came: never ${number(times => times === 0)}, once ${number(times => times === 1)}, more often ${number(times => times > 1)}`
}
