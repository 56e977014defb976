import { Icon } from "../../../components/icon/Icon"
import { formatLength, splitByHeight } from "../../../lib/text/travel"
import type { Building } from "../schema"
import * as styles from "./Climb.module.css"
import { Skyline } from "./Skyline"
import { passedSmall } from "./small"

type Props = {
  buildings: readonly Building[]
  /** Metres scrolled on all days; null until they are known. */
  height: number | null
}

/** The buildings in the order of the climb: the next one in words, and a list that marks those passed. */
export function Climb({ buildings, height }: Props) {
  const { passed: below, next } = splitByHeight(buildings, height ?? 0)
  return (
    <>
      <div className={styles.stays}>
        <Skyline buildings={buildings} height={height ?? 0} />
        <p className={styles.next}>
          {height === null ? "Calling the lift..." : standing(below, next, height)}
        </p>
      </div>
      <details className={styles.all}>
        <summary>All {buildings.length} on the way up</summary>
        <ul className={styles.list}>
          {[...buildings]
            .sort((a, b) => a.metres - b.metres)
            .map(building => (
              <li key={building.name}>
                {building.name}, {building.city}, {building.metres} m ({building.year})
                {below.includes(building) && (
                  <strong>
                    {" "}
                    <Icon name="tick" /> passed
                  </strong>
                )}
              </li>
            ))}
        </ul>
      </details>
    </>
  )
}

function foot(height: number): string {
  const { last, next } = passedSmall(height)
  const behind = last
    ? `Passed: ${last.name} (${last.metres} m). `
    : "Put end to end, your scrolling has passed nothing yet. "
  return next ? `${behind}Ahead: ${next.name}, ${next.metres} m. ` : behind
}

function standing(below: readonly Building[], next: Building | null, height: number): string {
  const last = below.at(-1)
  const behind = last
    ? `${below.length} passed, the last of them ${last.name} (${last.metres} m). `
    : foot(height)
  if (!next) return `${behind}There is nothing taller to pass. The stairs end here.`
  return `${behind}${last ? "Next" : "The first tall one"}: ${next.name} in ${next.city}, ${next.metres} m, which is ${formatLength(next.metres - height)} further up.`
}
