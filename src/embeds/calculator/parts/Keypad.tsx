import type { CSSProperties } from "react"
import { Icon } from "../../../components/icon/Icon"
import * as styles from "../Calculator.module.css"
import { type Command, keys } from "../keys"
import { fallOffset, places } from "../pieces"

function kindOf({ type, ...rest }: Command): string {
  if (type === "equals" || type === "clear") return type
  return type === "write" && "text" in rest && /[\d.]/.test(rest.text) ? "digit" : "other"
}

const onCase = places(keys.map(({ face }) => face))

type Props = {
  /** The faces of the keys that have come off. */
  loose: ReadonlySet<string>
  /** The number of falls, which seeds their positions. */
  fall: number
  /** True if the 0 backs away from the pointer. */
  isShy: boolean
  onPress: (face: string, command: Command) => void
}

/** The keys. A press by mouse or touch does not move the focus, so that the caret in the sum stays in place. */
export function Keypad({ loose, fall, isShy, onPress }: Props) {
  return (
    <div className={styles.keys}>
      {keys.map(({ face, name, command }, i) => {
        const place = onCase[i]
        const lies = loose.has(face) && place ? fallOffset(place, fall, i) : null
        return (
          <span
            key={face}
            className={styles.socket}
            data-wide={face === "0" || undefined}
            data-high={face === "=" || undefined}
          >
            <button
              type="button"
              aria-label={lies ? `${name}, on the floor` : name}
              data-kind={kindOf(command)}
              data-loose={lies ? true : undefined}
              data-shy={(!lies && isShy && face === "0") || undefined}
              style={
                lies
                  ? ({
                      "--x": `${lies.x * 100}%`,
                      "--y": `${lies.y * 100}%`,
                      "--turn": `${lies.turn}deg`,
                      "--late": `${(i % 7) * 45}ms`,
                    } as CSSProperties)
                  : undefined
              }
              onMouseDown={event => event.preventDefault()}
              onClick={() => onPress(face, command)}
            >
              {face === "erase" ? <Icon name="erase" /> : face}
            </button>
          </span>
        )
      })}
    </div>
  )
}
