import { useMotion } from "../../hooks/browser/motion"
import { usePreloadedPicture, useServices } from "../../hooks/outside/services"
import { counterSize, counterUrl } from "./hitCounter"
import * as styles from "./VisitCounter.module.css"
import { useVisits } from "./visits"

/** Returns the last five digits of a number, padded with zeros: the odometer starts again after 99999. */
export function odometerDigits(count: number): number[] {
  return [...String(count % 100_000).padStart(5, "0")].map(Number)
}

/** The hit counter: the visits of this browser and, with a counter service configured, that service's picture. */
export function VisitCounter() {
  const count = useVisits()
  const moves = useMotion()
  const { counterId } = useServices()
  const hits = usePreloadedPicture(counterId ? counterUrl(counterId) : null)
  return (
    <p className={styles.counter}>
      You have been here{" "}
      <span className={styles.odometer} aria-hidden="true" data-moves={moves || undefined}>
        {odometerDigits(count ?? 0).map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wheel of the odometer is its place
          <span key={place} className={styles.wheel}>
            <span style={{ transform: `translateY(${-10 * digit}%)` }} />
          </span>
        ))}
      </span>
      <span className="visually-hidden">{count ?? "some"}</span> {count === 1 ? "time" : "times"}
      {hits && <img src={hits} alt="How many have been here" {...counterSize} referrerPolicy="no-referrer" />}
    </p>
  )
}
