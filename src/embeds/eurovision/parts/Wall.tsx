import { ButtonGrid } from "../../../kits/board/ButtonGrid"
import { useGrid } from "../../../kits/board/useGrid"
import * as styles from "../Eurovision.module.css"
import { countFates, type Fate, fateOf, fates, wallColumns, wallRows, wallStart } from "../logic"
import type { Contest } from "../schema"

type Props = {
  contests: readonly Contest[]
  year: number
  last: number
  /** The highlighted result; null for none. */
  lit: Fate | null
  light: (fate: Fate | null) => void
  pick: (year: number) => void
}

/** A brick per year, a row per decade, coloured by Finland's result. */
export function Wall({ contests, year, last, lit, light, pick }: Props) {
  const grid = useGrid<HTMLTableElement>(wallRows, wallColumns, 2006 - wallStart)
  const byYear = new Map(contests.map(contest => [contest.year, contest]))
  const counts = countFates(contests)
  const cell = (index: number) => {
    const of = wallStart + index
    const contest = byYear.get(of)
    const fate = contest && fateOf(contest.finland)
    const status = fate ? fates[fate] : of > last ? "not sung yet" : "not invented yet"
    return {
      className: styles.brick,
      "data-fate": fate ?? "none",
      "data-dim": (lit !== null && fate !== lit) || undefined,
      "aria-label": `${of}, ${status}`,
      "aria-pressed": of === year,
      onClick: () => pick(of),
      children: String(of).slice(2),
    }
  }
  return (
    <div className={styles.wall}>
      <ButtonGrid label="Years" rows={wallRows} columns={wallColumns} grid={grid} cell={cell} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="Finland's fates" className={styles.legend}>
        {(Object.keys(fates) as Fate[]).map(fate => (
          <button
            key={fate}
            type="button"
            data-fate={fate}
            aria-pressed={lit === fate}
            onClick={() => light(lit === fate ? null : fate)}
          >
            {fates[fate]} <b>{counts[fate]}</b>
          </button>
        ))}
      </div>
    </div>
  )
}
