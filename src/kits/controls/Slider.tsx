import { type ReactNode, useId } from "react"
import * as styles from "./Controls.module.css"
import { classes } from "./useTies"

type Props = {
  /** What is set, and where the value is not said elsewhere, how far: "Speed: 40 %". */
  label: ReactNode
  value: number
  /** The ends of it, both in it. */
  min: number
  max: number
  step?: number
  /** The value in words, for those who hear it: "40 percent". */
  valueText?: string
  onChange: (value: number) => void
  disabled?: boolean
  /** The parts stand in the row of the caller, the label beside the slider. */
  beside?: boolean
  className?: string
}

/** A slider with its label above it. */
export function Slider({ label, valueText, onChange, beside, className, ...range }: Props) {
  const id = useId()
  return (
    <div className={classes(styles.control, beside && styles.beside, className)}>
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
