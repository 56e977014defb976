import { useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { useTicks } from "../../../../kits/motion/useTicks"
import { isBlank } from "../../../../lib/text/blank"
import type { State } from "../career"
import { countOf } from "../rates"
import { hires } from "../team"
import { nibbled, program, typed, walkers } from "../typed"
import { count } from "../words"
import * as styles from "./Monitor.module.css"
import { Sprite } from "./Sprite"
import { bug, duck, heads } from "./sprites"

/** The number of lines on the screen, and of ducks on the case. */
const maxLines = 7
const ducksShown = 6
/** Milliseconds a bug takes per column. */
const stepMs = 450

/** The ducks on top of the monitor and the team behind it. */
function Roof({ state }: { state: State }) {
  const ducks = countOf(state, "duck")
  return (
    <div className={styles.roof} aria-hidden="true">
      {Array.from({ length: Math.min(ducks, ducksShown) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a duck is its place
        <span key={place} className={styles.duck}>
          <Sprite rows={duck} />
        </span>
      ))}
      {ducks > 1 && <small className={styles.many}>×{count(ducks)}</small>}
      <span className={styles.gap} />
      {hires.map(
        ({ id }) =>
          id !== "duck" &&
          countOf(state, id) > 0 && (
            <span key={id} className={styles.head}>
              <Sprite rows={heads[id]} />
            </span>
          ),
      )}
    </div>
  )
}

type Props = {
  state: State
  /** The message about the last act; a line just written is shown in the program instead. */
  said: string
}

/** The monitor with the program, its bugs, and the team around it. */
export function Monitor({ state, said }: Props) {
  const moving = useMotion()
  const screen = useRef<HTMLDivElement>(null)
  const [steps, setSteps] = useState(0)
  const { figures, written, bugs } = state
  useTicks(moving && bugs >= 1, stepMs, () => setSteps(step => step + 1), screen)

  const lines = program(figures.presses, written, maxLines)
  const walking = walkers(bugs, steps)
  const newest = typed(figures.presses)
  const isCode = lines.length > 0 && said.startsWith(newest)
  const message = isCode ? said.slice(newest.length) : said
  return (
    <div className={styles.monitor} data-moving={moving || undefined}>
      <Roof state={state} />
      <div className={styles.cabinet}>
        <div ref={screen} className={styles.screen}>
          <ol className={styles.program} aria-hidden="true">
            {lines.map(({ press, text }, place) => {
              const walker = walking.find(({ row }) => row === lines.length - 1 - place)
              return (
                <li key={press} className={styles.line}>
                  <span className={styles.number}>{press}</span>
                  <code className={styles.code}>
                    {walker ? nibbled(text, walker.eaten) : text}
                    {walker && (
                      <span className={styles.bug} style={{ transform: `translateX(${walker.at}ch)` }}>
                        <Sprite rows={bug} className={walker.back ? styles.back : undefined} />
                      </span>
                    )}
                  </code>
                </li>
              )
            })}
          </ol>
          <p className={styles.message} role="status" data-empty={isBlank(message) || undefined}>
            {isCode && <span className="visually-hidden">{newest} </span>}
            {message}
          </p>
        </div>
      </div>
    </div>
  )
}
