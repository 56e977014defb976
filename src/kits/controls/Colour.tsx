import { type ReactNode, useId } from "react"
import * as styles from "./Controls.module.css"
import { classes } from "./useTies"

type Props = {
  label: ReactNode
  /** Six hex digits: "#ff6347". */
  value: string
  onChange: (hex: string) => void
  className?: string
}

/** A colour to be picked. */
export function Colour({ label, value, onChange, className }: Props) {
  const id = useId()
  return (
    <div className={classes(styles.control, className)}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="color" value={value} onChange={event => onChange(event.target.value)} />
    </div>
  )
}
