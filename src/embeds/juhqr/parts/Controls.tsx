import { Choice } from "../../../kits/controls/Choice"
import { ColourInput } from "../../../kits/controls/ColourInput"
import { Slider } from "../../../kits/controls/Slider"
import * as styles from "../Juhqr.module.css"
import { levelOf, levels, maxMargin, type Settings, sizes } from "../settings"

type Props = { settings: Settings; onChange: (settings: Settings) => void }

/** The approximate fraction of codewords that can be restored at each level (ISO/IEC 18004). */
const share = { L: "7%", M: "15%", Q: "25%", H: "30%" }

/** Controls for error correction, size, margin and colours. */
export function Controls({ settings, onChange }: Props) {
  const change = (part: Partial<Settings>) => onChange({ ...settings, ...part })
  const { size, margin, ink, paper, logo } = settings
  return (
    <div className={styles.controls}>
      <Choice
        label="Error correction"
        value={levelOf(settings)}
        disabled={logo}
        options={levels.map(level => [level, `${level}: ${share[level]} may be lost`] as const)}
        onChange={level => change({ level })}
      />
      <Slider
        label={`Size: ${size} px`}
        min={sizes.min}
        max={sizes.max}
        step={sizes.step}
        value={size}
        onChange={next => change({ size: next })}
      />
      <Slider
        label={`Margin: ${margin} modules`}
        min={0}
        max={maxMargin}
        value={margin}
        onChange={next => change({ margin: next })}
      />
      <ColourInput label="Ink" value={ink} onChange={next => change({ ink: next })} />
      <ColourInput label="Paper" value={paper} onChange={next => change({ paper: next })} />
    </div>
  )
}
