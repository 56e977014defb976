import { useId } from "react"
import { groups, pluralOf, type Unit } from "../units"

type Props = { label: string; unit: Unit; onChoose: (id: string) => void }

/** A list of all units by their kind. */
export function UnitSelect({ label, unit, onChoose }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={unit.id} onChange={event => onChoose(event.target.value)}>
        {groups.map(group => (
          <optgroup key={group.name} label={group.name}>
            {group.units.map(each => (
              <option key={each.id} value={each.id}>
                {pluralOf(each)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
