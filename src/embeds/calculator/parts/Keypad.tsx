import { Icon } from "../../../components/icon/Icon"
import * as styles from "../Calculator.module.css"
import { type Command, keys } from "../keys"

function kindOf({ type, ...rest }: Command): string {
  if (type === "equals" || type === "clear") return type
  return type === "write" && "text" in rest && /[\d.]/.test(rest.text) ? "digit" : "other"
}

/** The keys. A press by mouse or thumb leaves the focus where it was, so that a caret in the sum stays in its place. */
export function Keypad({ onPress }: { onPress: (command: Command) => void }) {
  return (
    <div className={styles.keys}>
      {keys.map(({ face, name, command }) => (
        <button
          key={face}
          type="button"
          aria-label={name}
          data-kind={kindOf(command)}
          data-wide={face === "0" || undefined}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onPress(command)}
        >
          {face === "erase" ? <Icon name="erase" /> : face}
        </button>
      ))}
    </div>
  )
}
