import { useId } from "react"
import { measures } from "../logic"
import * as styles from "../SplitTextMiddle.module.css"
import { type Face, faces, isFace, largest, type Settings, smallest } from "../settings"

type Props = { settings: Settings; onChange: (settings: Settings) => void }

/** What the lines should have as much of, and where a line may end. */
export function Choices({ settings, onChange }: Props) {
  const id = useId()
  const change = (part: Partial<Settings>) => onChange({ ...settings, ...part })
  return (
    <div className={styles.choices}>
      <fieldset>
        <legend>Equal by</legend>
        {measures.map(measure => (
          <div key={measure} className="field-row">
            <input
              type="radio"
              id={`${id}-${measure}`}
              name={`${id}-measure`}
              checked={settings.measure === measure}
              onChange={() => change({ measure })}
            />
            <label htmlFor={`${id}-${measure}`}>{measure}</label>
          </div>
        ))}
      </fieldset>
      <fieldset disabled={settings.measure !== "pixels"}>
        <legend>The letters are drawn in</legend>
        <label htmlFor={`${id}-face`}>Face</label>
        <select
          id={`${id}-face`}
          value={settings.face}
          onChange={event => isFace(event.target.value) && change({ face: event.target.value })}
        >
          {(Object.keys(faces) as Face[]).map(face => (
            <option key={face} value={face}>
              {faces[face].name}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-size`}>Size: {settings.size} px</label>
        <input
          id={`${id}-size`}
          type="range"
          min={smallest}
          max={largest}
          value={settings.size}
          onChange={event => change({ size: event.target.valueAsNumber })}
        />
      </fieldset>
      <div className="field-row">
        <input
          type="checkbox"
          id={`${id}-hyphens`}
          checked={settings.hyphens}
          onChange={event => change({ hyphens: event.target.checked })}
        />
        <label htmlFor={`${id}-hyphens`}>A line may also end at a hyphen</label>
      </div>
    </div>
  )
}
