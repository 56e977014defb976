import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "../Briefcase.module.css"
import { type FindName, listed } from "../finds"

/** The form that is filled in when everything has fallen out. */
export function CustomsForm({ out, count }: { out: readonly FindName[]; count: number }) {
  const goods = out.filter(name => name !== "pertti" && name !== "small")
  const rows = [
    ["Goods", listed(goods)],
    ["Luggage", "one piece, smaller"],
    ["Livestock", "one, asleep"],
    ["Of your own", count === 0 ? "nothing" : pluralise(count, "thing")],
    ["Still rattles?", "yes"],
  ] as const
  return (
    <>
      <h2>Anything to declare?</h2>
      <dl className={styles.form}>
        {rows.map(([field, entry]) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{entry}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
