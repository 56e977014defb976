import { Checkbox } from "../../../../kits/controls/Checkbox"
import { Choice } from "../../../../kits/controls/Choice"
import { Slider } from "../../../../kits/controls/Slider"
import { measures } from "../logic"
import * as styles from "../SplitTextMiddle.module.css"
import { type Face, faces, largest, type Settings, smallest } from "../settings"

type Props = { settings: Settings; onChange: (settings: Settings) => void }

const faceNames = (Object.keys(faces) as Face[]).map(face => [face, faces[face].name] as const)

/** The choices of the measure, the font, and breaks at hyphens. */
export function Choices({ settings, onChange }: Props) {
  const change = (part: Partial<Settings>) => onChange({ ...settings, ...part })
  return (
    <div className={styles.choices}>
      <Choice
        as="radios"
        label="Equal by"
        value={settings.measure}
        options={measures}
        onChange={measure => change({ measure })}
      />
      <fieldset disabled={settings.measure !== "pixels"}>
        <legend>The letters are drawn in</legend>
        <Choice label="Face" value={settings.face} options={faceNames} onChange={face => change({ face })} />
        <Slider
          label={`Size: ${settings.size} px`}
          min={smallest}
          max={largest}
          value={settings.size}
          onChange={size => change({ size })}
        />
      </fieldset>
      <Checkbox
        label="A line may also end at a hyphen"
        checked={settings.hyphens}
        onChange={hyphens => change({ hyphens })}
      />
    </div>
  )
}
