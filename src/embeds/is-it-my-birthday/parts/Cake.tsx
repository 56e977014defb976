import { type CSSProperties, useState } from "react"
import { Stage } from "../../../components/message-scene/Stage"
import * as styles from "../IsItMyBirthday.module.css"

const candles = [1, 2, 3, 4, 5]

const paints = ["#ff5ea8", "#39c0ff", "#ffd84a", "#7af07a"]
const bulbs = Array.from({ length: 16 }, (_, i) => {
  const part = ((i % 4) + 0.5) / 4
  return {
    x: (Math.floor(i / 4) + part) * 155,
    y: 12 + 112 * part * (1 - part),
    fill: paints[i % 4],
  }
})

type Props = {
  moves: boolean
  /** The number of times the box was shaken. */
  shakes: number
}

/** The tilt of each candle, in degrees per shake. */
const leans = [-9, 5, -4, 7, 12]

/**
 * A cake with candles that can be blown out one by one or all at once. The damage depends on the shakes of the box.
 */
export function Cake({ moves, shakes }: Props) {
  const ruin = Math.min(shakes, 4)
  const [out, setOut] = useState<readonly number[]>([])
  const left = candles.length - out.length
  return (
    <section className={styles.party} aria-label="Cake">
      <Stage
        says={
          ruin > 1 && out.length === 0
            ? "Somebody has shaken it. It tastes the same."
            : left === 0
              ? "All out. Your wish has been received. There is a queue."
              : `${left} of ${candles.length} candles burning.`
        }
      >
        <div className={styles.table} data-moves={moves}>
          <svg className={styles.hall} aria-hidden="true" viewBox="0 0 620 70">
            <path
              d="M0 4q78 56 155 0q78 56 155 0q78 56 155 0q78 56 155 0"
              fill="none"
              stroke="#222"
              strokeWidth="2"
            />
            {bulbs.map(({ x, y, fill }) => (
              <circle key={x} className={styles.bulb} cx={x} cy={y} r="9" fill={fill} />
            ))}
          </svg>
          <div
            className={styles.cake}
            style={{ "--ruin": ruin } as CSSProperties}
            data-ruin={ruin > 0 ? ruin : undefined}
            data-testid="cake"
          >
            <div className={styles.candles}>
              {candles.map(candle => (
                <button
                  key={candle}
                  type="button"
                  className={styles.candle}
                  style={{ rotate: `${ruin * (leans[candle - 1] ?? 0)}deg` }}
                  aria-label={`Candle ${candle}`}
                  aria-pressed={!out.includes(candle)}
                  onClick={() =>
                    setOut(out.includes(candle) ? out.filter(other => other !== candle) : [...out, candle])
                  }
                >
                  <span className={styles.flame} data-out={out.includes(candle)} />
                  <span className={styles.wax} />
                </button>
              ))}
            </div>
            <div className={styles.icing} />
            <div className={styles.sponge} />
            <div className={styles.plate} />
          </div>
        </div>
      </Stage>
      <div className="buttons">
        <button type="button" onClick={() => setOut(left === 0 ? [] : candles)}>
          {left === 0 ? "Light them again" : "Blow"}
        </button>
      </div>
    </section>
  )
}
