import { Fragment, useMemo } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import type { LinkedEntry } from "../../../lib/content/derivedLists"
import { pluralise } from "../../../lib/text/pluralise"
import { type Graph, proof, stringOf, targetSum } from "../logic"
import { counted, type Tie } from "../words"
import * as styles from "../XFiles.module.css"

type FileProps = {
  page: LinkedEntry
  /** The number of its neighbours, and of those on the board. */
  count: number
  shown: number
}

/** The file of a page: who knows it, and the sum of its number and its day. */
export function FileVerdict({ page, count, shown }: FileProps) {
  const opened = page.added.slice(5)
  const sum = useMemo(() => proof(page.code + opened) ?? proof(opened + page.code), [page.code, opened])
  return (
    <div className={styles.verdict} role="status">
      <p>
        <b>{page.title}</b>{" "}
        {count === 0
          ? "mentions no page, and no page mentions it. Somebody was thorough."
          : `is tied to ${pluralise(count, "page")}${shown < count ? `, and ${shown} of them ${shown === 1 ? "hangs" : "hang"} here` : ""}. Press one.`}
      </p>
      <p>
        {`Number ${page.code}, opened on ${opened}: `}
        {sum === null ? (
          `no way to ${targetSum}. Much too clean.`
        ) : (
          <span className={styles.sum}>
            {sum} = {targetSum}
          </span>
        )}
      </p>
    </div>
  )
}

const verbs = {
  mentions: "mentions",
  "is mentioned by": "is mentioned by",
  and: "is in league with",
} as const

type CaseProps = {
  graph: Graph
  words: readonly [string, string]
  ties: readonly [{ page: LinkedEntry; tie: Tie }, { page: LinkedEntry; tie: Tie }]
  route: readonly string[] | null
}

/** The case against two words: the way between them, and their letters. */
export function CaseVerdict({ graph, words, ties, route }: CaseProps) {
  const title = (path: string) => graph.get(path)?.title ?? path
  const [start, end] = ties
  const way = route ?? []
  return (
    <div className={styles.verdict} role="status">
      <p>
        {start.tie !== "is" && (
          <>
            <b>
              <BidiIsolate>{words[0]}</BidiIsolate>
            </b>{" "}
            {start.tie}{" "}
          </>
        )}
        <b>{start.page.title}</b>
        {route === null && <>. The string to {end.page.title} was here yesterday</>}
        {way.slice(1).map((path, i) => (
          <Fragment key={path}>
            {i > 0 || start.tie !== "is" ? ", which " : " "}
            {verbs[stringOf(graph, way[i] ?? "", path)]} <b>{title(path)}</b>
          </Fragment>
        ))}
        {end.tie !== "is" && (
          <>
            . So does <BidiIsolate>{words[1]}</BidiIsolate>, if you think about it
          </>
        )}
        .
      </p>
      <p className={styles.sum}>
        {counted(...words).map(({ number, what }, i) => (
          <Fragment key={what}>
            {i > 0 && (number < 0 ? " − " : " + ")}
            {Math.abs(number)} (<BidiIsolate>{what}</BidiIsolate>)
          </Fragment>
        ))}{" "}
        = {targetSum}
      </p>
    </div>
  )
}
