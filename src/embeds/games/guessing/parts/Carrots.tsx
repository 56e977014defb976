import { useStatistics } from "../../../../hooks/game/statistics"
import * as styles from "../Guessing.module.css"
import { guessing, levelCount } from "../logic"

/** The carrots earned in this browser: one per level on which the visitor has found a number. */
export function Carrots() {
  const statistics = useStatistics(guessing.name)
  const names = Array.from({ length: levelCount }, (_, at) =>
    guessing.level?.({ guesser: "you", level: at + 1, seed: "" }),
  )
  const earned = names.filter(name => (statistics[name ?? ""]?.won ?? 0) > 0).length
  return (
    <p className={styles.carrots}>
      Carrots: {earned} of {levelCount}. <span aria-hidden="true">{"🥕".repeat(earned)}</span>{" "}
      {earned === levelCount && "Pertti has eaten them and made you his Head of Halving."}
    </p>
  )
}
