import { useId, useState } from "react"
import { type Green, greens, hex, isGreen, isRed, type Red, reds } from "../logic"
import { mostDrawn } from "../picture"
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

/** What is written, and in which red on which green. */
export function Knobs({ text, placeholder, red, green, onText, onRed, onGreen }: Props) {
  const id = useId()
  const [cut, setCut] = useState(0)
  return (
    <div className={styles.knobs}>
      <div className={styles.words}>
        <label htmlFor={`${id}-text`}>Text</label>
        <input
          id={`${id}-text`}
          type="text"
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          aria-describedby={`${id}-cut`}
          onChange={event => {
            const letters = [...event.target.value.slice(0, 2 * mostDrawn)]
            setCut(Math.max(0, event.target.value.length - mostDrawn))
            onText(letters.slice(0, mostDrawn).join(""))
          }}
        />
        <p id={`${id}-cut`} className={styles.note} role="status">
          {cut > 0 && `Only the first ${mostDrawn} characters are shown. The rest was spared.`}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-red`}>Red</label>
        <select
          id={`${id}-red`}
          value={red}
          onChange={event => isRed(event.target.value) && onRed(event.target.value)}
        >
          {(Object.keys(reds) as Red[]).map(name => (
            <option key={name} value={name}>
              {name} {hex(reds[name])}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-green`}>Green</label>
        <select
          id={`${id}-green`}
          value={green}
          onChange={event => isGreen(event.target.value) && onGreen(event.target.value)}
        >
          {(Object.keys(greens) as Green[]).map(name => (
            <option key={name} value={name}>
              {name} {hex(greens[name])}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
