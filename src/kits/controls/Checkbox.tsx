import { type ReactNode, useId } from "react"

type Props = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A checkbox with its label. */
export function Checkbox({ label, checked, onChange, disabled }: Props) {
  const id = useId()
  return (
    <div className="field-row">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
