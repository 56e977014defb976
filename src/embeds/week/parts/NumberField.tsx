import { Field } from "../../../kits/controls/Field"
import * as styles from "../WeekNumber.module.css"

type Props = {
  label: string
  value: string
  /** The error in the field; null for none. */
  mistake: string | null
  onChange: (value: string) => void
}

/** A field for an integer, with its error below. */
export function NumberField({ mistake, ...props }: Props) {
  return <Field {...props} className={styles.field} inputMode="numeric" problem={mistake} />
}
