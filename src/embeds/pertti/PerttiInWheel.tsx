import { useRef } from "react"
import { light, swipedMetresPerPixel } from "./logic"
import * as styles from "./PerttiInWheel.module.css"
import { Bulbs } from "./parts/Bulbs"
import { Dusk } from "./parts/Dusk"
import { RunButton } from "./parts/RunButton"
import { Wheel } from "./parts/Wheel"
import { useWheel } from "./useWheel"
import { activityText, lifeWork } from "./words"

/**
 * A hamster wheel turned by scrolling, which lights the whole site, and a sign above it bulb by bulb.
 *
 * @feed Pertti the hamster in his wheel: he runs as fast as the page is scrolled, and lights a sign with what he has to say.
 */
export default function PerttiInWheel() {
  const drawn = useRef<SVGSVGElement>(null)
  const machine = useRef<HTMLElement>(null)
  const { wheel, charge, made, motion, push, rest } = useWheel(drawn, machine)
  const rests = wheel.rested !== null

  return (
    <section ref={machine} className={styles.machine} aria-label="The power station">
      <Bulbs charge={charge} />
      <Wheel
        ref={drawn}
        state={rests ? "rests" : wheel.speed > 0 && motion ? "runs" : "stands"}
        light={motion ? light(wheel, charge) : 1}
        onSwipe={pixels => push(pixels * swipedMetresPerPixel)}
      />
      <div className={styles.side}>
        <p role="status" className={styles.doing}>
          {activityText(wheel, charge)}
        </p>
        <div className="buttons">
          <RunButton disabled={rests} onRun={push} />
          <button type="button" className={styles.restButton} onClick={() => rest(!rests)}>
            {rests ? "Wake him" : "Rest"}
          </button>
        </div>
        <p className={styles.life}>{lifeWork(made)}</p>
        <p aria-hidden="true" className={styles.seeds}>
          {"🌻".repeat(Math.min(made.seeds, 40))}
        </p>
      </div>
      {(motion || rests || charge < 0) && <Dusk wheel={wheel} charge={charge} />}
    </section>
  )
}
