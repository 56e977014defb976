import { PageIcon } from "../../../components/page-icon/PageIcon"
import { PageLink } from "../../../components/page-link/PageLink"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import type { Night } from "../../../hooks/storage/nightOut"
import type { Travel } from "../../../hooks/storage/travels"
import { messageOf } from "../../../kits/guest/postcard"
import type { ThingEntry } from "../../../lib/content/derivedLists"
import * as styles from "../Briefcase.module.css"
import { capital } from "../logic"
import { Walker } from "./Walker"

type Props = {
  thing: ThingEntry
  /** The time at which the visitor got it, in milliseconds since 1970; null if they have not. */
  at: number | null
  /** True while it is out on the desktop. */
  isLoose: boolean
  /** The things that have happened to it on other pages. */
  travels: readonly Travel[]
  /** The night for which it has gone out; null if it has not. */
  night: Night | null
  /** True if that page keeps it. */
  isKept: boolean
  onLoose: (isLoose: boolean) => void
  /** Called for the dare of another gap. */
  onAnother: () => void
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" })

/** The label of a gap: a dare, or what has been taken out of it and since when it is there. */
export function Label({
  thing: { path, title, thing },
  at,
  isLoose,
  travels,
  night,
  isKept,
  onLoose,
  onAnother,
}: Props) {
  const out = night?.on
  return (
    <section className={styles.label} aria-label="Label">
      <span className={styles.picture} data-empty={at === null || undefined}>
        <PageIcon name={thing.icon} size={32} drawn={96} />
      </span>
      <div role="status">
        <h2>{at === null ? thing.hint : capital(thing.name)}</h2>
        {at !== null && <p>Yours since {day.format(at)}.</p>}
      </div>
      {night && out && (
        <p>
          {isKept ? "They have kept it at" : "It is out, and has written from"}{" "}
          <PageLink to={out.path}>{out.title}</PageLink>
          {isKept ? "." : `: “${messageOf(night)}”`}
        </p>
      )}
      {travels.length > 0 && (
        <ScrollArea label="What it has been through" className={styles.travels ?? ""} maxHeight="13rem">
          <ul>
            {[...travels].reverse().map(({ on, what, icon = "default" }) => (
              <li key={on}>
                <PageIcon name={icon} />
                <PageLink to={on}>{what}</PageLink>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
      {at !== null && thing.isLoose && <Walker key={path} path={path} />}
      {isLoose && <p>It goes out tonight, and writes tomorrow.</p>}
      {at === null ? (
        <button type="button" onClick={onAnother}>
          Another dare
        </button>
      ) : (
        thing.isLoose && (
          <button type="button" onClick={() => onLoose(!isLoose)}>
            {isLoose ? "Put it back" : out ? "Call it back" : "Let it out"}
          </button>
        )
      )}
      <p>
        <PageLink to={path}>{at === null ? `Try it at ${title}` : `Back to ${title}`}</PageLink>
      </p>
    </section>
  )
}
