import { Field } from "../../../kits/controls/Field"
import * as styles from "../WeekNumber.module.css"

type Props = {
  label: string
  value: string
  /** What is wrong with it; null when nothing is. */
  mistake: string | null
  onChange: (value: string) => void
}

/** A field for a whole number, with what is wrong under it. */
export function NumberField({ mistake, ...props }: Props) {
  return <Field {...props} className={styles.field} inputMode="numeric" problem={mistake} />
}
