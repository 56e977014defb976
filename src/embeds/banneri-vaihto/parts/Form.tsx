import { useId } from "react"
import * as styles from "../BannerExchange.module.css"
import { formats, hamsters, mostText, motions, patterns, type Settings } from "../settings"

type Props = { settings: Settings; onChange: (part: Partial<Settings>) => void }

const names = {
  format: Object.entries(formats).map(([key, { name }]) => [key, name] as const),
  pattern: Object.entries(patterns),
  hamster: Object.entries(hamsters),
  motion: Object.entries(motions),
}

/** What the banner says, and how it looks. */
export function Form({ settings, onChange }: Props) {
  const id = useId()
  const choices = [
    { key: "format", label: "Size" },
    { key: "pattern", label: "Pattern" },
    { key: "motion", label: "What moves" },
    { key: "hamster", label: "Hamster" },
  ] as const
  const colours = [
    { key: "ink", label: "Letters" },
    { key: "paper", label: "Ground" },
    { key: "second", label: "Pattern's colour" },
  ] as const
  return (
    <>
      <div>
        <label htmlFor={`${id}-text`}>Text, one to three lines</label>
        <textarea
          id={`${id}-text`}
          rows={3}
          maxLength={mostText}
          value={settings.text}
          placeholder="The name of your page, and why one should go there"
          onChange={event => onChange({ text: event.target.value })}
        />
      </div>
      <div className={styles.knobs}>
        {choices.map(({ key, label }) => (
          <div key={key}>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            <select
              id={`${id}-${key}`}
              value={settings[key]}
              onChange={event => onChange({ [key]: event.target.value })}
            >
              {names[key].map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
        {colours.map(({ key, label }) => (
          <div key={key}>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            <input
              id={`${id}-${key}`}
              type="color"
              value={settings[key]}
              onChange={event => onChange({ [key]: event.target.value })}
            />
          </div>
        ))}
      </div>
    </>
  )
}
