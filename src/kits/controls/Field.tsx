import type { InputHTMLAttributes, ReactNode, Ref } from "react"
import { ignoreComposition } from "../../hooks/browser/composition"
import * as styles from "./Controls.module.css"
import { Problem } from "./Problem"
import { classNames, useFieldIds } from "./useFieldIds"

type Own = {
  label: ReactNode
  value: string
  onChange: (text: string) => void
  /** The error message; false or null while there is none. Without this prop no space is kept for one. */
  problem?: string | null | false
  /** The unit behind the field, "km", which is part of its accessible name. */
  unit?: string
  /** Lays out the label and the field in the caller's row. */
  beside?: boolean
  /** A button in one row with the field. */
  children?: ReactNode
  ref?: Ref<HTMLInputElement>
}

type Props = Own & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Own | "id">

/** A text field with its label and error message. `onKeyDown` doesn't get keys for an input method. */
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
  const { id, problemId, control } = useFieldIds(problem, input)
  const field = (
    <input
      type="text"
      autoComplete="off"
      {...input}
      {...control}
      onKeyDown={onKeyDown && ignoreComposition(onKeyDown)}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
  return (
    <div className={classNames(styles.control, beside && styles.beside, className)}>
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

/** A search field. */
export function Search(props: SearchProps) {
  return <Field {...props} type="search" />
}
