import { useId } from "react"
import * as styles from "../IsItTimeToParty.module.css"
import { type Party, reasonsText, when } from "../logic"

type Props = { parties: readonly Party[] }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** When the next parties are and what for, in a table; its place is kept while nobody knows. */
export function NextParties({ parties }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>What is coming</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
      <section className={`table-scroll ${styles.next}`} aria-label="The next parties" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">What for</th>
              <th scope="col">Begins</th>
              <th scope="col">Ends</th>
            </tr>
          </thead>
          <tbody>
            {parties.map(({ begins, ends, reasons }) => (
              <tr key={begins.getTime()}>
                <th scope="row">{capital(reasonsText(reasons))}</th>
                <td>{when(begins)}</td>
                <td>{when(ends)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
