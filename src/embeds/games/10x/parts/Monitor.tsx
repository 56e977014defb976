import { useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { useTicks } from "../../../../kits/motion/useTicks"
import { isBlank } from "../../../../lib/text/blank"
import { teamRate } from "../rates"
import { has, stageOf, withNames } from "../stages"
import { nibbled, program, scrollMs, walkers } from "../typed"
import type { Doing } from "./doing"
import * as styles from "./Monitor.module.css"
import { Overlay } from "./Overlay"
import { Sprite } from "./Sprite"
import { bossDuck, bug, duck } from "./sprites"

/** The number of lines on the screen. */
const maxLines = 7
/** Milliseconds a bug takes per column. */
const stepMs = 450

/** The ducks on the case. The first listens. */
function Ducks({ state, does }: Doing) {
  return (
    <div className={styles.ducks}>
      {Array.from({ length: state.team.duck }, (_, place) =>
        place === 0 ? (
          <button
            key="first"
            type="button"
            className={styles.duck}
            data-new={state.figures.ducks === 0 || undefined}
            aria-label="Talk to the duck"
            onClick={() => does({ kind: "duck" })}
          >
            <Sprite rows={state.choices.reorg === 0 ? bossDuck : duck} />
          </button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a duck is its place
          <span key={place} className={styles.duck} aria-hidden="true">
            <Sprite rows={duck} />
          </span>
        ),
      )}
    </div>
  )
}

/** The monitor with the program and its bugs, what covers it, and the ducks on top. */
export function Monitor({ state, does }: Doing) {
  const moving = useMotion()
  const screen = useRef<HTMLDivElement>(null)
  const [steps, setSteps] = useState(0)
  // Lines that the team has written since the page was opened, as many as the eye can follow.
  const [written, setWritten] = useState(0)
  const { figures, bugs, said } = state
  const rate = teamRate(state)
  useTicks(moving && bugs >= 1, stepMs, () => setSteps(step => step + 1), screen)
  useTicks(moving && rate > 0, scrollMs(rate), () => setWritten(line => line + 1), screen)

  const lines = program(figures.presses + written, maxLines, state.isModelOn && state.team.model > 0)
  const walking = walkers(bugs, steps)
  const stage = stageOf(state.question)
  // The question itself stands beside the key.
  const message = stage && said === withNames(stage.says, state) ? "" : said
  return (
    <div className={styles.monitor}>
      <Ducks state={state} does={does} />
      <div className={styles.cabinet}>
        <div
          ref={screen}
          className={styles.screen}
          data-framework={state.choices.framework === 0 || undefined}
          data-burning={state.fire.length > 0 || undefined}
          data-jittery={(state.boost > 0 && figures.coffees > 2) || undefined}
        >
          <div className={styles.program}>
            {lines.map(({ number, text }, place) => {
              const walker = walking.find(({ row }) => row === lines.length - 1 - place)
              return (
                <div key={number} className={styles.line}>
                  <span className={styles.number} aria-hidden="true">
                    {number}
                  </span>
                  <code className={styles.code} aria-hidden="true">
                    {walker ? nibbled(text, walker.eaten) : text}
                  </code>
                  {walker && (
                    <button
                      type="button"
                      className={styles.bug}
                      data-back={walker.back || undefined}
                      style={{ transform: `translateX(${walker.at}ch)` }}
                      aria-label="Squash the bug in this line"
                      onClick={() => does({ kind: "squash" })}
                    >
                      <Sprite rows={bug} className={styles.beetle} />
                    </button>
                  )}
                </div>
              )
            })}
            <div className={styles.cursor} aria-hidden="true" />
          </div>
          <p className={styles.message} role="status" data-empty={isBlank(message) || undefined}>
            {message}
          </p>
          {has(state, "fire") && state.fire.length > 0 && (
            <div className={styles.flames} aria-hidden="true" />
          )}
          <Overlay state={state} does={does} />
        </div>
      </div>
    </div>
  )
}
