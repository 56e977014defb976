import type { CSSProperties } from "react"
import { Icon } from "../../../components/icon/Icon"
import * as styles from "../Calculator.module.css"
import { type Command, keys } from "../keys"
import { fallen, places } from "../pieces"

function kindOf({ type, ...rest }: Command): string {
  if (type === "equals" || type === "clear") return type
  return type === "write" && "text" in rest && /[\d.]/.test(rest.text) ? "digit" : "other"
}

const onCase = places(keys.map(({ face }) => face))

type Props = {
  /** The faces of the keys that lie about. */
  loose: ReadonlySet<string>
  /** Which fall it was: they lie otherwise each time. */
  fall: number
  /** Whether the 0 would rather be elsewhere. */
  isShy: boolean
  onPress: (face: string, command: Command) => void
}

/** The keys. A press by mouse or thumb leaves the focus where it was, so that a caret in the sum stays in its place. */
export function Keypad({ loose, fall, isShy, onPress }: Props) {
  return (
    <div className={styles.keys}>
      {keys.map(({ face, name, command }, i) => {
        const place = onCase[i]
        const lies = loose.has(face) && place ? fallen(place, fall, i) : null
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
