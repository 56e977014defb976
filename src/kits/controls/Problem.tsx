import { Apart } from "../../components/apart/Apart"
import * as styles from "./Controls.module.css"

type Props = { id: string; children?: string | null | false }

/** What is wrong with a control, in its one place below it; always there, so that it is heard when it is filled. */
export function Problem({ id, children }: Props) {
  return (
    <p id={id} role="alert" className={styles.problem}>
      <Apart>{children}</Apart>
    </p>
  )
}
