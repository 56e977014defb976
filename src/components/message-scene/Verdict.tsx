import type { ReactNode } from "react"
import { usePage } from "../../hooks/page/page"
import { BigAnswer } from "../big-answer/BigAnswer"
import { PageIcon } from "../page-icon/PageIcon"
import * as styles from "./MessageScene.module.css"

type Props = {
  /** The answer; null while unknown. */
  answer: boolean | null
  /** The text while the answer is unknown. */
  unknown?: string
  /** Spells the visible answer; screen readers get the original. */
  spell?: ((text: string) => string) | undefined
  /** The facts, in a few lines. */
  children: ReactNode
}

/** The page's icon, the answer and its facts side by side, as in a message box. */
export function Verdict({ answer, unknown = "...", spell, children }: Props) {
  const { icon = "default" } = usePage()
  return (
    <div className={styles.verdict}>
      <PageIcon name={icon} size={32} drawn={64} />
      <BigAnswer size="beside" answer={answer} unknown={unknown} {...(spell ? { spell } : {})} />
      <div className={styles.facts}>{children}</div>
    </div>
  )
}
