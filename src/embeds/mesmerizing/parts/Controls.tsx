import { Checkbox } from "../../../kits/controls/Checkbox"
import { Choice } from "../../../kits/controls/Choice"
import { ColourInput } from "../../../kits/controls/ColourInput"
import { Slider } from "../../../kits/controls/Slider"
import * as styles from "../Mesmerizing.module.css"
import { facts, fitted, patterns, type Settings } from "../settings"

type Props = {
  settings: Settings
  onChange: (settings: Settings) => void
  /** True to show the hamster after a stare. */
  staring: boolean
  onStaring: (staring: boolean) => void
}

/** Controls for the pattern and its colours. */
export function Controls({ settings, onChange, staring, onStaring }: Props) {
  const { arms, minArms, maxArms } = facts[settings.pattern]
  const change = (part: Partial<Settings>) => onChange(fitted({ ...settings, ...part }))
  const sliders = [
    { key: "speed", label: "Speed", min: 5, max: 100, unit: "%" },
    { key: "arms", label: arms, min: minArms, max: maxArms, unit: "" },
    { key: "density", label: "Density", min: 4, max: 40, unit: "" },
  ] as const
  return (
    <div className={styles.controls}>
      <Choice
        label="Pattern"
        value={settings.pattern}
        options={patterns.map(pattern => [pattern, facts[pattern].name] as const)}
        onChange={pattern => change({ pattern })}
      />
      {sliders.map(({ key, label, min, max, unit }) => (
        <Slider
          key={key}
          label={`${label}: ${settings[key]}${unit}`}
          min={min}
          max={max}
          value={settings[key]}
          onChange={value => change({ [key]: value })}
        />
      ))}
      <ColourInput label="Ink" value={settings.ink} onChange={ink => change({ ink })} />
      <ColourInput label="Paper" value={settings.paper} onChange={paper => change({ paper })} />
      <Checkbox label="The other way" checked={settings.inward} onChange={inward => change({ inward })} />
      <Checkbox label="A hamster after 20 seconds" checked={staring} onChange={onStaring} />
    </div>
  )
}
