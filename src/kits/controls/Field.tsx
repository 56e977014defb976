import type { InputHTMLAttributes, ReactNode, Ref } from "react"
import { typedKeys } from "../../hooks/browser/typedKeys"
import * as styles from "./Controls.module.css"
import { Problem } from "./Problem"
import { classes, useTies } from "./useTies"

type Own = {
  label: ReactNode
  value: string
  onChange: (text: string) => void
  /** What is wrong with what stands in it; false or null while nothing is. Where it is not given, nothing is said below. */
  problem?: string | null | false
  /** What is counted, written behind the field: "km". It is read with the field's name. */
  unit?: string
  /** The parts stand in the row of the caller, the label beside the field. */
  beside?: boolean
  /** The button that belongs to it, in one row with the field. */
  children?: ReactNode
  ref?: Ref<HTMLInputElement>
}

type Props = Own & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own | "id">

/** A field for a line of text or a number, with its label and what is wrong with it; `onKeyDown` hears no composing. */
export function Field({
  label,
  value,
  onChange,
  problem,
  unit,
  beside,
  className,
  children,
  onKeyDown,
  ...input
}: Props) {
  const { id, problemId, control } = useTies(problem, input)
  const field = (
    <input
      type="text"
      autoComplete="off"
      {...input}
      {...control}
      onKeyDown={onKeyDown && typedKeys(onKeyDown)}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
  return (
    <div className={classes(styles.control, beside && styles.beside, className)}>
      <label htmlFor={id}>
        {label}
        {unit && <span className="visually-hidden"> ({unit})</span>}
      </label>
      {unit || children ? (
        <div className={children ? "buttons" : styles.row}>
          {field}
          {unit && <span aria-hidden="true">{unit}</span>}
          {children}
        </div>
      ) : (
        field
      )}
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </div>
  )
}

type SearchProps = {
  label: ReactNode
  value: string
  onChange: (text: string) => void
  placeholder?: string
  className?: string
}

/** A field that looks for something while one types. */
export function Search(props: SearchProps) {
  return <Field {...props} type="search" />
}
