import { type ReactNode, useId } from "react"
import * as styles from "./Controls.module.css"
import { classes } from "./useTies"

type Name = string | number

type Props<Value extends Name> = {
  label: ReactNode
  value: Value
  /** What can be chosen, in this order: a value and what it is called; a value alone is called by its name. */
  options: readonly (Value | readonly [value: Value, name: string])[]
  onChange: (value: Value) => void
  /** A list that unfolds, or all of them side by side as round buttons in a box. */
  as?: "list" | "radios"
  /** The parts of a list stand in the row of the caller, the label beside it. */
  beside?: boolean
  disabled?: boolean
  className?: string
}

function pairs<Value extends Name>(options: Props<Value>["options"]): (readonly [Value, string])[] {
  return options.map(option => (typeof option === "object" ? option : ([option, String(option)] as const)))
}

/** One of a few things, with a label. */
export function Choice<Value extends Name>({ as = "list", ...props }: Props<Value>) {
  return as === "list" ? <List {...props} /> : <Radios {...props} />
}

function List<Value extends Name>({
  label,
  value,
  options,
  onChange,
  disabled,
  beside,
  className,
}: Props<Value>) {
  const id = useId()
  const known = pairs(options)
  return (
    <div className={classes(styles.control, beside && styles.beside, className)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={event => {
          const chosen = known.find(([each]) => String(each) === event.target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {known.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function Radios<Value extends Name>({ label, value, options, onChange, disabled, className }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className={classes(styles.control, className)} disabled={disabled}>
      <legend>{label}</legend>
      {pairs(options).map(([each, name]) => (
        <div key={each} className="field-row">
          <input
            id={`${id}-${each}`}
            type="radio"
            name={id}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <label htmlFor={`${id}-${each}`}>{name}</label>
        </div>
      ))}
    </fieldset>
  )
}
