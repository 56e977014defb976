import { useId } from "react"
import * as styles from "../WeekNumber.module.css"

type Props = {
  label: string
  value: string
  /** What is wrong with it; null when nothing is. */
  mistake: string | null
  onChange: (value: string) => void
}

/** A field for a whole number, with what is wrong under it. */
export function NumberField({ label, value, mistake, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-invalid={mistake !== null}
        aria-describedby={mistake === null ? undefined : `${id}-mistake`}
        onChange={event => onChange(event.target.value)}
      />
      <span id={`${id}-mistake`} role="alert" className={styles.mistake}>
        {mistake}
      </span>
    </div>
  )
}
