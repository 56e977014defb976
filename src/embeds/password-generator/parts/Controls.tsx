type SliderProps = {
  id: string
  label: string
  unit: string
  value: number
  range: { least: number; most: number }
  onChange: (value: number) => void
}

/** A slider whose label says its value. */
export function Slider({ id, label, unit, value, range, onChange }: SliderProps) {
  return (
    <>
      <label htmlFor={id}>
        {label}: {value} {unit}
      </label>
      <input
        id={id}
        type="range"
        min={range.least}
        max={range.most}
        value={value}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
    </>
  )
}

type CheckProps = { id: string; label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A box to tick. */
export function Check({ id, label, checked, onChange }: CheckProps) {
  return (
    <div className="field-row">
      <input id={id} type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
