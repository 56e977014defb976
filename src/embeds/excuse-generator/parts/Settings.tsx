import { useId } from "react"
import * as styles from "../ExcuseGenerator.module.css"
import type { Order } from "../logic"
import type { Excuses } from "../schema"

type Props = { parts: Excuses; order: Order; disabled: boolean; make: (changes: Partial<Order>) => void }

const groups = [
  ["late", "Coming late"],
  ["absent", "Not coming"],
  ["undone", "Not having done it"],
] as const

/** What the excuse is for, and how believable it has to be. */
export function Settings({ parts, order, disabled, make }: Props) {
  const id = useId()
  const name = parts.levels.find(({ likely }) => likely === order.likely)?.name
  return (
    <div className={styles.settings}>
      <div>
        <label htmlFor={`${id}-for`}>An excuse for</label>
        <select
          id={`${id}-for`}
          value={order.occasion ?? ""}
          disabled={disabled}
          onChange={event => make({ occasion: event.target.value || null })}
        >
          <option value="">Anything</option>
          {groups.map(([kind, label]) => (
            <optgroup key={kind} label={label}>
              {parts.occasions
                .filter(occasion => occasion.kind === kind)
                .map(occasion => (
                  <option key={occasion.id} value={occasion.id}>
                    {occasion.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className={styles.slider}>
        <label htmlFor={`${id}-likely`}>Believability: {name}</label>
        <input
          id={`${id}-likely`}
          type="range"
          min={1}
          max={5}
          step={1}
          value={order.likely}
          disabled={disabled}
          aria-valuetext={`${order.likely} of 5: ${name}`}
          onChange={event => make({ likely: Number(event.target.value) })}
        />
      </div>
    </div>
  )
}
