import { CopyButton } from "../../../components/copy-button/CopyButton"
import * as styles from "../NeonColors.module.css"
import type { NeonColor } from "../schema"

type Props = { colours: readonly NeonColor[]; chosen: string; onChoose: (hex: string) => void }

/** The colours by name: one button applies a colour, another copies it. */
export function Palette({ colours, chosen, onChoose }: Props) {
  return (
    <ul className={styles.palette} aria-label="Palette">
      {colours.map(({ name, hex, what }) => (
        <li key={hex}>
          <button type="button" aria-pressed={hex === chosen} onClick={() => onChoose(hex)}>
            <span className={styles.swatch} style={{ background: hex }} aria-hidden="true" />
            {name}
          </button>
          <CopyButton text={hex} label={hex} />
          <span className={styles.what}>{what}</span>
        </li>
      ))}
    </ul>
  )
}
