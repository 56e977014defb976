import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import * as styles from "./Controls.module.css"

type Props = { id: string; children?: string | null | false }

/** The error message of a control. It is always mounted, so that screen readers announce its changes. */
export function Problem({ id, children }: Props) {
  return (
    <p id={id} role="alert" className={styles.problem}>
      <BidiIsolate>{children}</BidiIsolate>
    </p>
  )
}
