import type { ReactNode } from "react"
import * as styles from "./Reserve.module.css"

type Props = {
  /** All possible contents. Strings are drawn by CSS alone; elements must have no ids. */
  all: readonly ReactNode[]
  /** True in a line of text, with the width of the widest content; otherwise it fills its container. */
  inline?: boolean
  /** The current contents. */
  children?: ReactNode
}

/**
 * The maximum number of strings drawn, the longest ones: shorter ones are no higher, and long lists would be slow.
 */
const maxStrings = 4

function longest(all: readonly ReactNode[]): ReactNode[] {
  const texts = [...new Set(all.filter(each => typeof each === "string"))]
    .sort((a, b) => b.length - a.length)
    .slice(0, maxStrings)
  return [...texts, ...all.filter(each => typeof each !== "string")]
}

/** Reserves space for the largest of its possible contents, so that nothing below it moves when they change. */
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
