import { PageIcon } from "../../../components/page-icon/PageIcon"
import { PageLink } from "../../../components/page-link/PageLink"
import type { ThingEntry } from "../../../lib/content/derivedLists"
import * as styles from "../Briefcase.module.css"
import { capital } from "../logic"

type Props = {
  thing: ThingEntry
  /** The time at which the visitor got it, in milliseconds since 1970; null if they have not. */
  at: number | null
  /** True while it is out on the desktop. */
  isLoose: boolean
  onLoose: (isLoose: boolean) => void
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" })

/** The label of a compartment: what is in it and since when, or what to do to get it. */
export function Label({ thing: { path, title, icon, thing }, at, isLoose, onLoose }: Props) {
  return (
    <section className={styles.label} aria-label="Label">
      <span className={styles.picture} data-got={at !== null || undefined}>
        <PageIcon name={icon} size={32} drawn={96} />
      </span>
      <div role="status">
        <h2>{at === null ? "Not yet" : capital(thing.name)}</h2>
        <p>{at === null ? thing.hint : `Yours since ${day.format(at)}.`}</p>
      </div>
      <p>
        <PageLink to={path}>{at === null ? `Go to ${title}` : `Back to ${title}`}</PageLink>
      </p>
      {at !== null && thing.isLoose && (
        <button type="button" onClick={() => onLoose(!isLoose)}>
          {isLoose ? "Put it back" : "Let it out"}
        </button>
      )}
    </section>
  )
}
