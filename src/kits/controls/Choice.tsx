import { type ReactNode, useId } from "react"
import * as styles from "./Controls.module.css"
import { classNames } from "./useFieldIds"

type Name = string | number

/** A value with its label, or a value that is its own label. */
type Option<Value extends Name> = Value | readonly [value: Value, name: string]
/** A group of options in a list, under a heading. */
type Group<Value extends Name> = { group: string; options: readonly Option<Value>[] }

type Props<Value extends Name> = {
  label: ReactNode
  value: Value
  /** The options, in order. */
  options: readonly (Option<Value> | Group<Value>)[]
  onChange: (value: Value) => void
  /** A drop-down list, or a group of radio buttons. */
  as?: "list" | "radios"
  /** Lays out the label and the list in the caller's row. */
  beside?: boolean
  disabled?: boolean
  /** A description below a list; an empty text keeps its space. */
  note?: string
  /** Further content of the box of radio buttons. */
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

/** A choice among a few options, with a label. */
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
  const choices = pairs(options)
  return (
    <div className={classNames(styles.control, beside && styles.beside, className)}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={event => {
          const chosen = choices.find(([value]) => String(value) === event.target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(option =>
          isGroup(option) ? (
            <optgroup key={option.group} label={option.group}>
              <Options options={option.options} />
            </optgroup>
          ) : (
            <Options key={String(option)} options={[option]} />
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

function Options<Value extends Name>({ options }: { options: readonly Option<Value>[] }) {
  return pairs(options).map(([value, name]) => (
    <option key={value} value={value}>
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
    <fieldset className={classNames(styles.control, className)} disabled={disabled}>
      <legend>{label}</legend>
      {pairs(options).map(([option, name]) => (
        <div key={option} className="field-row">
          <input
            id={`${id}-${option}`}
            type="radio"
            name={id}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <label htmlFor={`${id}-${option}`}>{name}</label>
        </div>
      ))}
      {children}
    </fieldset>
  )
}
