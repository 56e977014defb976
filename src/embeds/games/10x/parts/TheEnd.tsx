import { useEffect, useRef } from "react"
import { PageLink } from "../../../../components/page-link/PageLink"
import type { State } from "../career"
import { endings, endingText } from "../endings"
import * as styles from "../TenX.module.css"

type Props = {
  state: State
  /** True if the game ended during this visit; the focus moves here then, because the pressed button is gone. */
  fresh: boolean
}

/** The ending, shown in place of the desk. */
export function TheEnd({ state, fresh }: Props) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (fresh) box.current?.focus()
  }, [fresh])
  const ending = endings.find(({ id }) => id === state.ending)
  if (!ending) return null
  return (
    <section ref={box} tabIndex={-1} className={styles.end} aria-label="The end">
      <p className={styles.tenX}>10x</p>
      <h2 className={styles.heading}>{ending.title}</h2>
      {endingText(ending, state).map(text => (
        <p key={text}>{text}</p>
      ))}
      <p>
        There are {endings.length} endings, and{" "}
        <PageLink to="/games/10x/testimonials">people who have something to say about you</PageLink>.
      </p>
    </section>
  )
}
