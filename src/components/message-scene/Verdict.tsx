import type { ReactNode } from "react"
import { usePage } from "../../hooks/page/page"
import { BigAnswer } from "../big-answer/BigAnswer"
import { PageIcon } from "../page-icon/PageIcon"
import * as styles from "./MessageScene.module.css"

type Props = {
  /** Whether it is so; null while nobody knows. */
  answer: boolean | null
  /** What stands there until it is known. */
  unknown?: string
  /** How the answer is written where that isn't how it is read. */
  spell?: ((text: string) => string) | undefined
  /** The facts, in a line or a few. */
  children: ReactNode
}

/** The page's icon, the answer and its facts side by side, as a message box has them. */
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
