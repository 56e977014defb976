import { useId } from "react"
import * as styles from "../Mesmerizing.module.css"
import { facts, fitted, patterns, type Settings } from "../settings"

type Props = { settings: Settings; onChange: (settings: Settings) => void }

/** The pattern, its sliders and its colours. */
export function Knobs({ settings, onChange }: Props) {
  const id = useId()
  const { arms, least, most } = facts[settings.pattern]
  const change = (part: Partial<Settings>) => onChange(fitted({ ...settings, ...part }))
  const sliders = [
    { key: "speed", label: "Speed", least: 5, most: 100, unit: " %" },
    { key: "arms", label: arms, least, most, unit: "" },
    { key: "density", label: "Density", least: 4, most: 40, unit: "" },
  ] as const
  return (
    <div className={styles.knobs}>
      <div>
        <label htmlFor={`${id}-pattern`}>Pattern</label>
        <select
          id={`${id}-pattern`}
          value={settings.pattern}
          onChange={event => change({ pattern: patterns.find(known => known === event.target.value) })}
        >
          {patterns.map(pattern => (
            <option key={pattern} value={pattern}>
              {facts[pattern].name}
            </option>
          ))}
        </select>
      </div>
      {sliders.map(({ key, label, least, most, unit }) => (
        <div key={key}>
          <label htmlFor={`${id}-${key}`}>
            {label}: {settings[key]}
            {unit}
          </label>
          <input
            id={`${id}-${key}`}
            type="range"
            min={least}
            max={most}
            value={settings[key]}
            onChange={event => change({ [key]: event.target.valueAsNumber })}
          />
        </div>
      ))}
      {(["ink", "paper"] as const).map(key => (
        <div key={key}>
          <label htmlFor={`${id}-${key}`}>{key === "ink" ? "Ink" : "Paper"}</label>
          <input
            id={`${id}-${key}`}
            type="color"
            value={settings[key]}
            onChange={event => change({ [key]: event.target.value })}
          />
        </div>
      ))}
      <div className="field-row">
        <input
          id={`${id}-inward`}
          type="checkbox"
          checked={settings.inward}
          onChange={event => change({ inward: event.target.checked })}
        />
        <label htmlFor={`${id}-inward`}>The other way</label>
      </div>
    </div>
  )
}
