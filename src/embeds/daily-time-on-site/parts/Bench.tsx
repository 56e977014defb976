import { lanes, type Runner } from "../lanes"
import * as styles from "./Bench.module.css"
import { RunnerPicture } from "./RunnerPicture"

type Props = { passed: readonly Runner[]; onTold: (text: string) => void }

const passable = lanes.filter(({ cross }) => cross)

/** A bench on the grass with those who have been passed by sitting; a press makes them speak again. */
export function Bench({ passed, onTold }: Props) {
  return (
    <section className={styles.bench} aria-label="Passed by sitting">
      <span className={styles.count}>
        Passed by sitting: {passed.length} of {passable.length}
      </span>
      <span className={styles.seats}>
        {passable.map(({ runner, name, cross }) =>
          passed.includes(runner) ? (
            <button
              key={runner}
              type="button"
              className={styles.seat}
              aria-label={`${name}, cross`}
              onClick={() => onTold(cross?.[1] ?? "")}
            >
              <RunnerPicture of={runner} isCross />
            </button>
          ) : (
            <span key={runner} className={styles.seat} aria-hidden="true" />
          ),
        )}
      </span>
    </section>
  )
}
