import type Bowser from "bowser"
import { useEffect, useState } from "react"
import * as styles from "../Useragent.module.css"

type Parse = (text: string) => Bowser.Parser.ParsedResult

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ") || "no idea"

/** What a library that does this for a living makes of a string; it is fetched after the page. */
export function Summary({ text }: { text: string }) {
  const [parse, setParse] = useState<Parse | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let gone = false
    import("bowser").then(
      ({ default: bowser }) => !gone && setParse(() => (text: string) => bowser.parse(text)),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [])

  const known = parse && text.trim() !== "" ? parse(text) : null
  const rows = [
    ["Browser", known && join(known.browser.name, known.browser.version)],
    ["Engine", known && join(known.engine.name, known.engine.version)],
    ["System", known && join(known.os.name, known.os.versionName ?? known.os.version)],
    ["Kind", known && join(known.platform.vendor, known.platform.model, known.platform.type)],
  ] as const
  return (
    <>
      <table className={styles.summary}>
        <caption className="visually-hidden">What the string is taken for</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value ?? "..."}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {failed && <p>The library that guesses could not be fetched. The words below need none.</p>}
    </>
  )
}
