import { type ReactNode, useId, useRef } from "react"
import { Button } from "../../components/button/Button"
import { lamp, watts } from "./logic"
import * as styles from "./PerttiInWheel.module.css"
import { Dial } from "./parts/Dial"
import { Dusk } from "./parts/Dusk"
import { RunButton } from "./parts/RunButton"
import { Wheel } from "./parts/Wheel"
import { useWheel } from "./useWheel"
import { activityText, comparisonText, lifeWork } from "./words"

type Props = { children: ReactNode }

/**
 * A hamster wheel turned by scrolling, with a dial in watts and the text to scroll beside it.
 *
 * @feed Pertti the hamster in his wheel: he runs as fast as the page is scrolled, and a dial tells how many watts that is.
 */
export default function PerttiInWheel({ children }: Props) {
  const drawn = useRef<SVGSVGElement>(null)
  const { wheel, made, motion, push, rest, forget } = useWheel(drawn)
  const id = useId()
  const rests = wheel.rested !== null

  return (
    <div className={styles.page}>
      <section className={styles.machine} aria-label="The power station">
        <Wheel
          ref={drawn}
          state={rests ? "rests" : wheel.speed > 0 && motion ? "runs" : "stands"}
          light={motion ? lamp(wheel.speed) : 1}
        />
        <div className={styles.controls}>
          <div className="buttons">
            <RunButton disabled={rests} onRun={push} />
            <button type="button" className={styles.restButton} onClick={() => rest(!rests)}>
              {rests ? "Wake him" : "Rest"}
            </button>
          </div>
          <div className={styles.breath}>
            <span id={`${id}-breath`}>Breath</span>
            <meter aria-labelledby={`${id}-breath`} min={0} max={1} low={0.3} value={wheel.breath} />
          </div>
        </div>
        <Dial power={watts(wheel.speed)} />
        {(motion || rests) && <Dusk wheel={wheel} />}
      </section>
      <div>
        <p role="status" className={styles.doing}>
          {activityText(wheel)}
        </p>
        {children}
        <section aria-label="What came of it" className="notice">
          <p>{lifeWork(made)}</p>
          <p>{comparisonText(made.joules)}</p>
          {made.seeds > 0 && (
            <p aria-hidden="true" className={styles.seeds}>
              {"🌻".repeat(Math.min(made.seeds, 40))}
            </p>
          )}
          <Button disabled={made.metres === 0 && made.seeds === 0} onClick={forget}>
            Begin again from nothing
          </Button>
        </section>
      </div>
    </div>
  )
}
