import { useId } from "react"
import * as styles from "../IsItTimeToParty.module.css"
import { type Party, reasonsText, when } from "../logic"

type Props = {
  parties: readonly Party[]
  /** The time zone of the times shown. */
  zone: string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A list of the next parties and their occasions. Its room is reserved until they are known. */
export function NextParties({ parties, zone }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>What is coming</h2>
      <ol className={styles.next} aria-label="The next parties">
        {parties.map(({ begins, ends, reasons }) => (
          <li key={begins}>
            <b>{capital(reasonsText(reasons))}</b>
            <span>
              {when(begins, zone)} <span aria-hidden="true">–</span>
              <span className="visually-hidden">to</span> {when(ends, zone)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
