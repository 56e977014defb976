import { useMemo } from "react"
import { useLoaded } from "../../../hooks/browser/loaded"
import { LoadError } from "../../../kits/loading/LoadError"
import { isBlank } from "../../../lib/text/blank"
import { piecesOf } from "../logic"
import { edgeEngine, takenFor } from "../taken"
import * as styles from "../Useragent.module.css"

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ") || undefined

/** The result of the bowser library for a string; the library is loaded after the page. */
export function Summary({ text }: { text: string }) {
  const { value: bowser, failed, retry } = useLoaded(() => import("bowser"), [])
  const pieces = useMemo(() => piecesOf(text), [text])
  const own = useMemo(() => takenFor(pieces), [pieces])
  const known = bowser && !isBlank(text) ? bowser.default.parse(text) : null
  const rows = [
    ["Browser", known && (own.browser ?? join(known.browser.name, known.browser.version))],
    ["Engine", known && (edgeEngine(pieces) ?? join(known.engine.name, known.engine.version) ?? own.engine)],
    ["System", known && (own.system ?? join(known.os.name, known.os.versionName ?? known.os.version))],
    ["Kind", known && (own.kind ?? join(known.platform.vendor, known.platform.model, known.platform.type))],
  ] as const
  return (
    <>
      <table className={styles.summary}>
        <caption className="visually-hidden">What the string is taken for</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{known ? (value ?? "no idea") : "..."}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {failed && (
        <LoadError what="The library that guesses" onRetry={retry}>
          The words below need none.
        </LoadError>
      )}
    </>
  )
}
