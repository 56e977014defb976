import { type ReactNode, useId } from "react"
import * as styles from "./Controls.module.css"
import { classes } from "./useTies"

type Props = {
  label: ReactNode
  /** Six hex digits: "#ff6347". */
  value: string
  onChange: (hex: string) => void
  /** The parts stand in the row of the caller, the label beside the colour. */
  beside?: boolean
  className?: string
}

/** A colour to be picked. */
export function Colour({ label, value, onChange, beside, className }: Props) {
  const id = useId()
  return (
    <div className={classes(styles.control, beside && styles.beside, className)}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="color" value={value} onChange={event => onChange(event.target.value)} />
    </div>
  )
}
