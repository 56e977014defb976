import { useId } from "react"
import * as styles from "../Juhqr.module.css"
import { levelOf, levels, mostMargin, type Settings, sizes } from "../settings"

type Props = { settings: Settings; onChange: (settings: Settings) => void }

/** How much of a code may be dirty or missing (ISO/IEC 18004: of its codewords, about). */
const share = { L: "7 %", M: "15 %", Q: "25 %", H: "30 %" }

/** Error correction, size, margin, colours, and the hamster. */
export function Knobs({ settings, onChange }: Props) {
  const id = useId()
  const change = (part: Partial<Settings>) => onChange({ ...settings, ...part })
  const sliders = [
    { key: "size", label: "Size", unit: " px", min: sizes.least, max: sizes.most, step: sizes.step },
    { key: "margin", label: "Margin", unit: " modules", min: 0, max: mostMargin, step: 1 },
  ] as const
  return (
    <div className={styles.knobs}>
      <div>
        <label htmlFor={`${id}-level`}>Error correction</label>
        <select
          id={`${id}-level`}
          value={levelOf(settings)}
          disabled={settings.logo}
          onChange={event => change({ level: levels.find(level => level === event.target.value) })}
        >
          {levels.map(level => (
            <option key={level} value={level}>
              {level}: {share[level]} may be lost
            </option>
          ))}
        </select>
      </div>
      {sliders.map(({ key, label, unit, min, max, step }) => (
        <div key={key}>
          <label htmlFor={`${id}-${key}`}>
            {label}: {settings[key]}
            {unit}
          </label>
          <input
            id={`${id}-${key}`}
            type="range"
            {...{ min, max, step }}
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
          id={`${id}-logo`}
          type="checkbox"
          checked={settings.logo}
          onChange={event => change({ logo: event.target.checked })}
        />
        <label htmlFor={`${id}-logo`}>Pertti in the middle (level H)</label>
      </div>
    </div>
  )
}
