import { useEffect, useRef } from "react"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import * as styles from "../CheckCreditCard.module.css"
import type { Line } from "../receipt"

/** The receipt, scrolled to its end, where the outcome is. */
export function Paper({ lines }: { lines: readonly Line[] }) {
  const paper = useRef<HTMLOListElement>(null)
  const { length } = lines
  const end = lines.at(-1)?.left
  useEffect(() => {
    const scroller = paper.current?.closest("section")
    if (scroller && length > 0 && end) scroller.scrollTop = scroller.scrollHeight
  }, [length, end])

  return (
    <ScrollArea label="Receipt" className={styles.paper} maxHeight="100%">
      <ol ref={paper}>
        {lines.map(({ left, right, isLarge }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={i} data-large={isLarge || undefined}>
            <span>{left}</span>
            <span>{right}</span>
          </li>
        ))}
      </ol>
    </ScrollArea>
  )
}
