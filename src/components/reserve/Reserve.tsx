import type { ReactNode } from "react"
import * as styles from "./Reserve.module.css"

type Props = {
  /** All that may come to stand here. Strings are drawn by CSS alone; elements must have no ids. */
  all: readonly ReactNode[]
  /** In a line of text, and as wide as the widest of them; otherwise as wide as the place. */
  inline?: boolean
  /** What stands here now. */
  children?: ReactNode
}

/** Strings that are drawn of `all`, the longest: no shorter one is higher, and a list of forty would weigh. */
const maxStrings = 4

function longest(all: readonly ReactNode[]): ReactNode[] {
  const texts = [...new Set(all.filter(each => typeof each === "string"))]
    .sort((a, b) => b.length - a.length)
    .slice(0, maxStrings)
  return [...texts, ...all.filter(each => typeof each !== "string")]
}

/** A place as large as the largest of its possible contents, so that nothing below it moves when they change. */
export function Reserve({ all, inline, children }: Props) {
  return (
    <span className={styles.place} data-inline={inline || undefined}>
      <span>{children}</span>
      {longest(all).map((possible, i) =>
        typeof possible === "string" ? (
          <span key={possible} className={styles.possible} data-text={possible} aria-hidden="true" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an element has no name, and its place is what it is.
          <span key={i} className={styles.possible} aria-hidden="true">
            {possible}
          </span>
        ),
      )}
    </span>
  )
}
