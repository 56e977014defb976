import { type ReactNode, useId } from "react"
import * as styles from "./Controls.module.css"
import { classNames } from "./useFieldIds"

type Props = {
  label: ReactNode
  /** The colour as six hex digits: "#ff6347". */
  value: string
  onChange: (hex: string) => void
  /** Lays out the label and the control in the caller's row. */
  beside?: boolean
  className?: string
}

/** A colour picker with its label. */
export function ColourInput({ label, value, onChange, beside, className }: Props) {
  const id = useId()
  return (
    <div className={classNames(styles.control, beside && styles.beside, className)}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="color" value={value} onChange={event => onChange(event.target.value)} />
    </div>
  )
}
