import { meaningOf, mouthsOf } from "../logic"
import * as styles from "../Sanakirja.module.css"
import { Understood } from "./Understood"

/** A front page of the nephew's newspaper, with the calls as he understood them, and a correction. */
export function FrontPage({ calls }: { calls: readonly string[] }) {
  const stories = calls.map(call => ({ call, ...mouthsOf(call) }))
  return (
    <article className={styles.paper} aria-label="Front page">
      <h2>
        The Helsinki Evening Bucket <small>America extra. Our own telephone.</small>
      </h2>
      <div className={styles.stories}>
        {stories.map(({ call, heard }) => (
          <section key={call}>
            <h3>{heard.slice(0, -1)}</h3>
            <Understood meaning={meaningOf(call)} label={`Drawing: ${heard}`} />
          </section>
        ))}
      </div>
      <p>
        <b>Correction, page 9.</b> Our source in Minnesota has telephoned again. He had said{" "}
        {stories.map(({ en }) => `"${en}"`).join(" and ")} We thank him and have no further questions.
      </p>
    </article>
  )
}
