import { useId, useState } from "react"
import { Choice } from "../../../kits/controls/Choice"
import { Field } from "../../../kits/controls/Field"
import { type Rgb, toHex } from "../../../lib/colour/rgb"
import { type Green, greenNames, greens, type Red, redNames, reds } from "../logic"
import { maxDrawn } from "../picture"
import * as styles from "../RedTextGreenBackground.module.css"

type Props = {
  text: string
  placeholder: string
  red: Red
  green: Green
  onText: (text: string) => void
  onRed: (red: Red) => void
  onGreen: (green: Green) => void
}

/** Formats the option of a shade: its name, with its hex digits. */
const named =
  <Name extends string>(shades: Record<Name, Rgb>) =>
  (name: Name) =>
    [name, `${name} ${toHex(shades[name])}`] as const

/** The text, and its red and green. */
export function Controls({ text, placeholder, red, green, onText, onRed, onGreen }: Props) {
  const id = useId()
  const [cut, setCut] = useState(0)
  return (
    <div className={styles.controls}>
      <div className={styles.words}>
        <Field
          label="Text"
          value={text}
          placeholder={placeholder}
          aria-describedby={`${id}-cut`}
          onChange={next => {
            const letters = [...next.slice(0, 2 * maxDrawn)]
            setCut(Math.max(0, next.length - maxDrawn))
            onText(letters.slice(0, maxDrawn).join(""))
          }}
        />
        <p id={`${id}-cut`} className={styles.note} role="status">
          {cut > 0
            ? `Only the first ${maxDrawn} characters are shown. The rest was spared.`
            : `Room for ${maxDrawn} characters.`}
        </p>
      </div>
      <Choice label="Red" value={red} options={redNames.map(named(reds))} onChange={onRed} />
      <Choice label="Green" value={green} options={greenNames.map(named(greens))} onChange={onGreen} />
    </div>
  )
}
