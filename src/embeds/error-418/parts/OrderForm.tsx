import { Checkbox } from "../../../kits/controls/Checkbox"
import { Choice } from "../../../kits/controls/Choice"
import { Slider } from "../../../kits/controls/Slider"
import { additions, type Tea } from "../../../lib/lists/teas"
import { coffee, duration, limits, type Order } from "../logic"
import * as styles from "../Teapot.module.css"

type Props = { teas: readonly Tea[]; order: Order; disabled: boolean; onChange: (order: Order) => void }

/** The order: leaves, temperature, time and additions. */
export function OrderForm({ teas, order, disabled, onChange }: Props) {
  const tea = teas.find(({ slug }) => slug === order.leaves)
  return (
    <fieldset disabled={disabled} className={styles.order}>
      <legend>The order</legend>
      <Choice
        label="Leaves"
        className={styles.field}
        value={order.leaves}
        options={[...teas.map(({ slug, name }) => [slug, name] as const), coffee]}
        note={tea?.note ?? "These are beans. Please read the title of the page again."}
        onChange={leaves => onChange({ ...order, leaves })}
      />
      <Slider
        label={`Water: ${order.temperature} °C`}
        className={styles.field}
        {...limits.temperature}
        value={order.temperature}
        valueText={`${order.temperature} degrees Celsius`}
        onChange={temperature => onChange({ ...order, temperature })}
      />
      <Slider
        label={`Time: ${duration(order.seconds)}`}
        className={styles.field}
        {...limits.seconds}
        value={order.seconds}
        valueText={duration(order.seconds)}
        onChange={seconds => onChange({ ...order, seconds })}
      />
      <fieldset className={styles.additions}>
        <legend>Accept-Additions</legend>
        {additions.map(addition => (
          <Checkbox
            key={addition}
            label={addition}
            checked={order.additions.includes(addition)}
            onChange={checked => {
              const chosen = checked
                ? additions.filter(other => other === addition || order.additions.includes(other))
                : order.additions.filter(other => other !== addition)
              onChange({ ...order, additions: chosen })
            }}
          />
        ))}
      </fieldset>
    </fieldset>
  )
}
