import type { FeedEntry } from "../../../lib/content/derivedLists"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "../Feeds.module.css"
import { ingredients, serving } from "../logic"

/** A sack of feed with its label. */
export function Sack({ feed }: { feed: FeedEntry }) {
  const { title, description, items } = feed
  return (
    <section className={styles.sack} aria-label="The sack">
      <p className={styles.brand}>juhq</p>
      <h2>{title}</h2>
      <p>{description}</p>
      <dl>
        <dt>Net</dt>
        <dd>{pluralise(items, "item")}</dd>
        <dt>Contains</dt>
        <dd>{ingredients(feed)}</dd>
        <dt>Per item</dt>
        <dd>{pluralise(serving(feed), "word")}, 0 cookies, 0 adverts</dd>
        <dt>Best before</dt>
        <dd>never: ids are kept for ever</dd>
      </dl>
    </section>
  )
}
