import { type ReactNode, useId } from "react"
import * as styles from "./Controls.module.css"
import { classes } from "./useTies"

type Name = string | number

/** A value and what it is called; a value alone is called by its name. */
type Option<Value extends Name> = Value | readonly [value: Value, name: string]
/** Options of a list that stand together under a name. */
type Group<Value extends Name> = { group: string; options: readonly Option<Value>[] }

type Props<Value extends Name> = {
  label: ReactNode
  value: Value
  /** What can be chosen, in this order. */
  options: readonly (Option<Value> | Group<Value>)[]
  onChange: (value: Value) => void
  /** A list that unfolds, or all of them side by side as round buttons in a box. */
  as?: "list" | "radios"
  /** The parts of a list stand in the row of the caller, the label beside it. */
  beside?: boolean
  disabled?: boolean
  /** Of a list: what is said below it, and read with it; its place is kept while that is empty. */
  note?: string
  /** Of radios: what else stands in their box. */
  children?: ReactNode
  className?: string
}

function isGroup<Value extends Name>(option: Option<Value> | Group<Value>): option is Group<Value> {
  return typeof option === "object" && "group" in option
}

function pairs<Value extends Name>(options: Props<Value>["options"]): (readonly [Value, string])[] {
  return options.flatMap((option): (readonly [Value, string])[] => {
    if (isGroup(option)) return pairs(option.options)
    return [typeof option === "object" ? option : [option, String(option)]]
  })
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
  note,
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
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={event => {
          const chosen = known.find(([each]) => String(each) === event.target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(option =>
          isGroup(option) ? (
            <optgroup key={option.group} label={option.group}>
              <Options of={option.options} />
            </optgroup>
          ) : (
            <Options key={String(option)} of={[option]} />
          ),
        )}
      </select>
      {note !== undefined && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}

function Options<Value extends Name>({ of }: { of: readonly Option<Value>[] }) {
  return pairs(of).map(([each, name]) => (
    <option key={each} value={each}>
      {name}
    </option>
  ))
}

function Radios<Value extends Name>({
  label,
  value,
  options,
  onChange,
  disabled,
  className,
  children,
}: Props<Value>) {
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
      {children}
    </fieldset>
  )
}
