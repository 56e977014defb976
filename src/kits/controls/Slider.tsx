import { type ReactNode, useId } from "react"
import * as styles from "./Controls.module.css"
import { classNames } from "./useFieldIds"

type Props = {
  /** The label, with the value unless it is shown elsewhere: "Speed: 40%". */
  label: ReactNode
  value: number
  /** The ends of the range, both included. */
  min: number
  max: number
  step?: number
  /** The value for screen readers: "40 percent". */
  valueText?: string
  onChange: (value: number) => void
  disabled?: boolean
  /** Lays out the label and the slider in the caller's row. */
  beside?: boolean
  className?: string
}

/** A slider with its label above it. */
export function Slider({ label, valueText, onChange, beside, className, ...range }: Props) {
  const id = useId()
  return (
    <div className={classNames(styles.control, beside && styles.beside, className)}>
      <label htmlFor={id}>{label}</label>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={valueText}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
