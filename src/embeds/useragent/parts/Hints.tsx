import { useEffect, useState } from "react"
import { readHints } from "../browser"
import { type Hints as HintValues, hintRows } from "../logic"
import * as styles from "../Useragent.module.css"

/** The browser's client hints, which a disguise doesn't touch. */
export function Hints() {
  const [hints, setHints] = useState<HintValues | null | "asking">("asking")
  useEffect(() => {
    let gone = false
    void readHints().then(told => !gone && setHints(told))
    return () => {
      gone = true
    }
  }, [])
  const rows = hints === "asking" || hints === null ? [] : hintRows(hints)
  return (
    <>
      <p>
        Chrome and its relatives also give client hints: the same in a tidy form, to whoever asks. They tell
        this of the browser that you have, whatever it is dressed as.
      </p>
      {rows.length > 0 ? (
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
      ) : (
        <p className={styles.outcome}>
          {hints === "asking"
            ? "Asking..."
            : "Yours gives none. Firefox and Safari don't, and neither does Pertti."}
        </p>
      )}
    </>
  )
}
