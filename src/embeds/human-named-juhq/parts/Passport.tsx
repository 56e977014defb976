import * as styles from "../HumanNamedJuhq.module.css"
import type { Relative } from "../logic"
import { Portrait } from "./Portrait"

/** The visitor's new passport. */
export function Passport({ family }: { family: readonly Relative[] }) {
  const [bearer] = family
  const name = bearer?.name.toUpperCase() ?? ""
  const generations = family.length - 1
  return (
    <section className={styles.passport} aria-label="Passport">
      <p className={styles.state}>PASSPORT · PASSI · PASS</p>
      <div className={styles.photo}>
        <Portrait face={bearer?.face ?? ""} year={null} isTalking={false} />
      </div>
      <dl>
        <dt>Name</dt>
        <dd>juhq</dd>
        <dt>Name until today</dt>
        <dd>{bearer?.name}</dd>
        <dt>Height</dt>
        <dd>4 letters</dd>
        <dt>Distinguishing marks</dt>
        <dd>A q without a u</dd>
        <dt>Related to juhq</dt>
        <dd>{generations === 0 ? "Completely" : `Yes, ${generations} times removed`}</dd>
        <dt>Valid until</dt>
        <dd>Somebody checks</dd>
      </dl>
      <p className={styles.chevrons}>
        {`P<JUHQ<<${name}`.padEnd(30, "<").slice(0, 30)}
        <br />
        {"6A756871<<MADE<BY<HAMSTER".padEnd(30, "<")}
      </p>
    </section>
  )
}
