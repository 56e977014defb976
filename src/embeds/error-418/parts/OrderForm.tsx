import { useId } from "react"
import { additions, type Tea } from "../../../lib/lists/teas"
import { coffee, duration, limits, type Order } from "../logic"
import * as styles from "../Teapot.module.css"

type Props = { teas: readonly Tea[]; order: Order; disabled: boolean; onChange: (order: Order) => void }

/** What is to be brewed: leaves, temperature, time and additions. */
export function OrderForm({ teas, order, disabled, onChange }: Props) {
  const id = useId()
  const tea = teas.find(({ slug }) => slug === order.leaves)
  return (
    <fieldset disabled={disabled} className={styles.order}>
      <legend>The order</legend>
      <div className={styles.field}>
        <label htmlFor={`${id}-leaves`}>Leaves</label>
        <select
          id={`${id}-leaves`}
          value={order.leaves}
          aria-describedby={`${id}-note`}
          onChange={event => onChange({ ...order, leaves: event.target.value })}
        >
          {teas.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
          <option value={coffee}>coffee</option>
        </select>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {tea?.note ?? "These are beans. Please read the title of the page again."}
      </p>
      <div className={styles.field}>
        <label htmlFor={`${id}-temperature`}>Water: {order.temperature} °C</label>
        <input
          type="range"
          id={`${id}-temperature`}
          {...limits.temperature}
          value={order.temperature}
          aria-valuetext={`${order.temperature} degrees Celsius`}
          onChange={event => onChange({ ...order, temperature: event.target.valueAsNumber })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-time`}>Time: {duration(order.seconds)}</label>
        <input
          type="range"
          id={`${id}-time`}
          {...limits.seconds}
          value={order.seconds}
          aria-valuetext={duration(order.seconds)}
          onChange={event => onChange({ ...order, seconds: event.target.valueAsNumber })}
        />
      </div>
      <fieldset className={styles.additions}>
        <legend>Accept-Additions</legend>
        {additions.map(addition => (
          <div key={addition} className="field-row">
            <input
              type="checkbox"
              id={`${id}-${addition}`}
              checked={order.additions.includes(addition)}
              onChange={event => {
                const chosen = event.target.checked
                  ? additions.filter(other => other === addition || order.additions.includes(other))
                  : order.additions.filter(other => other !== addition)
                onChange({ ...order, additions: chosen })
              }}
            />
            <label htmlFor={`${id}-${addition}`}>{addition}</label>
          </div>
        ))}
      </fieldset>
    </fieldset>
  )
}
