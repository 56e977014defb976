import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { everyWay, type Facts, type Notation } from "../logic"
import * as styles from "../RgbToHsl.module.css"

type Props = { facts: Facts; commas: boolean }

const labels: Record<Notation, string> = {
  hsl: "HSL",
  rgb: "RGB",
  hex: "hex",
  hwb: "HWB",
  lab: "Lab",
  lch: "LCH",
  oklab: "OKLab",
  oklch: "OKLCH",
  "display-p3": "P3",
  xyz: "XYZ",
}

/** The colour in every notation, each with a button that copies it. */
export function Notations({ facts, commas }: Props) {
  return (
    <ul className={styles.notations} aria-label="In every notation">
      {everyWay(facts, commas).map(({ notation, text, mapped }) => (
        <li key={notation}>
          <CopyButton text={text} label={`Copy ${labels[notation]}`} />
          <code>{text}</code>
          {mapped && <span className={styles.mapped}>nearest in sRGB</span>}
        </li>
      ))}
    </ul>
  )
}
