import { CopyButton } from "../../../../components/copy-button/CopyButton"
import type { ColourDescription } from "../logic"
import { formatAll } from "../notations"
import * as styles from "../RgbToHsl.module.css"

type Props = { facts: ColourDescription; commas: boolean }

/** The colour in every notation, each with a copy button. */
export function Notations({ facts, commas }: Props) {
  return (
    <ul className={styles.notations} aria-label="In every notation">
      {formatAll(facts, commas).map(({ notation, label, text, isNearest, isLong }) => (
        <li key={notation} className={isLong ? styles.long : undefined}>
          <CopyButton text={text} label={`Copy ${label}`} />
          <code>{text}</code>
          {isNearest && <span className={styles.nearest}>nearest in sRGB</span>}
        </li>
      ))}
    </ul>
  )
}
