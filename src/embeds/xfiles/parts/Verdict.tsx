import { Fragment, useMemo } from "react"
import type { LinkedEntry } from "../../../lib/content/derivedLists"
import { pluralise } from "../../../lib/text/pluralise"
import { type Graph, proof, stringOf, targetSum } from "../logic"
import * as styles from "../XFiles.module.css"

type Props = {
  graph: Graph
  from: LinkedEntry
  to: LinkedEntry | null
  route: readonly string[] | null
  /** The number of neighbours of the first page, and of those on the board. */
  count: number
  shown: number
}

const verbs = {
  mentions: "mentions",
  "is mentioned by": "is mentioned by",
  and: "is in league with",
} as const

/** The result of the investigation, and the sum that proves it. */
export function Verdict({ graph, from, to, route, count, shown }: Props) {
  const other = to ?? null
  // Without a second page, the day on which the page was added stands in.
  const second = other ? other.code : from.added.slice(5)
  const sum = useMemo(() => proof(from.code + second) ?? proof(second + from.code), [from.code, second])
  const title = (path: string) => graph.get(path)?.title ?? path
  return (
    <div className={styles.verdict} role="status">
      <p>
        {!other && count === 0 && (
          <>
            <b>{from.title}</b> mentions no page, and no page mentions it. Somebody was thorough.
          </>
        )}
        {!other && count > 0 && (
          <>
            <b>{from.title}</b> is tied to {pluralise(count, "page")}
            {shown < count && `, and ${shown} of them ${shown === 1 ? "hangs" : "hang"} here`}. Press one.
          </>
        )}
        {other && !route && (
          <>
            <b>
              {from.title} and {other.title}
            </b>{" "}
            have no string between them. It was here yesterday.
          </>
        )}
        {other &&
          route?.map((path, i) => {
            const next = route[i + 1]
            return (
              <Fragment key={path}>
                <b>{title(path)}</b>
                {next ? `${i > 0 ? ", which" : ""} ${verbs[stringOf(graph, path, next)]} ` : "."}
              </Fragment>
            )
          })}
      </p>
      <p>
        {other ? `Numbers ${from.code} and ${second}: ` : `Number ${from.code}, opened on ${second}: `}
        {sum === null ? (
          `no way to ${targetSum}, however one counts. Much too clean.`
        ) : (
          <span className={styles.sum}>
            {sum} = {targetSum}
          </span>
        )}
      </p>
    </div>
  )
}
