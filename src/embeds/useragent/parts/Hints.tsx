import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import { useLoaded } from "../../../hooks/browser/loaded"
import { readHints } from "../browser"
import { hintRows } from "../logic"
import * as styles from "../Useragent.module.css"

/** The browser's client hints, which no disguise changes. */
export function Hints() {
  const { value: hints } = useLoaded(async () => ({ told: await readHints() }), [])
  const rows = hints?.told ? hintRows(hints.told) : []
  return (
    <>
      <p>
        Chrome and its relatives also give client hints: the same in a tidy form, to whoever asks. They tell
        this of the browser that you have, whatever it is dressed as.
      </p>
      {rows.length > 0 ? (
        <ScrollArea label="Client hints">
          <table className={styles.summary}>
            <caption className="visually-hidden">Client hints</caption>
            <tbody>
              {rows.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      ) : (
        <p>
          {hints === null
            ? "Asking..."
            : "Yours gives none. Firefox and Safari don't, and neither does Pertti."}
        </p>
      )}
    </>
  )
}
