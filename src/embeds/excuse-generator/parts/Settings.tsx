import { Choice } from "../../../kits/controls/Choice"
import { Slider } from "../../../kits/controls/Slider"
import * as styles from "../ExcuseGenerator.module.css"
import type { Order } from "../logic"
import type { Excuses } from "../schema"

type Props = { parts: Excuses; order: Order; disabled: boolean; make: (changes: Partial<Order>) => void }

const groups = [
  ["late", "Coming late"],
  ["absent", "Not coming"],
  ["undone", "Not having done it"],
] as const

/** The occasion, and the believability required. */
export function Settings({ parts, order, disabled, make }: Props) {
  const name = parts.levels.find(({ likely }) => likely === order.likely)?.name
  return (
    <div className={styles.settings}>
      <Choice
        label="An excuse for"
        value={order.occasion ?? ""}
        disabled={disabled}
        options={[
          ["", "Anything"],
          ...groups.map(([kind, group]) => ({
            group,
            options: parts.occasions
              .filter(occasion => occasion.kind === kind)
              .map(({ id, name }) => [id, name] as const),
          })),
        ]}
        onChange={occasion => make({ occasion: occasion || null })}
      />
      <Slider
        label={`Believability: ${name}`}
        className={styles.slider}
        min={1}
        max={5}
        value={order.likely}
        disabled={disabled}
        valueText={`${order.likely} of 5: ${name}`}
        onChange={likely => make({ likely })}
      />
    </div>
  )
}
