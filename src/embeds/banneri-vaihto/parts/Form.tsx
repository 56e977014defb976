import { Choice } from "../../../kits/controls/Choice"
import { ColourInput } from "../../../kits/controls/ColourInput"
import { TextArea } from "../../../kits/controls/TextArea"
import * as styles from "../BannerExchange.module.css"
import {
  type Format,
  formats,
  type Hamster,
  hamsters,
  type Motion,
  maxText,
  motions,
  type Pattern,
  patterns,
  type Settings,
} from "../settings"

type Props = { settings: Settings; onChange: (part: Partial<Settings>) => void }

const names = {
  format: (Object.keys(formats) as Format[]).map(format => [format, formats[format].name] as const),
  pattern: Object.entries(patterns) as [Pattern, string][],
  hamster: Object.entries(hamsters) as [Hamster, string][],
  motion: Object.entries(motions) as [Motion, string][],
}

/** The form for the banner's text and look. */
export function Form({ settings, onChange }: Props) {
  return (
    <>
      <TextArea
        label="Text, one to three lines"
        rows={3}
        maxLength={maxText}
        value={settings.text}
        placeholder="The name of your page, and why people should visit it"
        onText={text => onChange({ text })}
      />
      <div className={styles.controls}>
        <Choice
          label="Size"
          value={settings.format}
          options={names.format}
          onChange={format => onChange({ format })}
        />
        <Choice
          label="Pattern"
          value={settings.pattern}
          options={names.pattern}
          onChange={pattern => onChange({ pattern })}
        />
        <Choice
          label="What moves"
          value={settings.motion}
          options={names.motion}
          onChange={motion => onChange({ motion })}
        />
        <Choice
          label="Hamster"
          value={settings.hamster}
          options={names.hamster}
          onChange={hamster => onChange({ hamster })}
        />
        <ColourInput label="Letters" value={settings.ink} onChange={ink => onChange({ ink })} />
        <ColourInput label="Ground" value={settings.paper} onChange={paper => onChange({ paper })} />
        <ColourInput
          label="Pattern's colour"
          value={settings.second}
          onChange={second => onChange({ second })}
        />
      </div>
    </>
  )
}
