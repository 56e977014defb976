import { ColourInput } from "../../../../kits/controls/ColourInput"
import { type ColourDescription, contrastOn, describeColour, hexOf, ratioGrade, ratioText } from "../logic"
import { parseColour } from "../parse"
import * as styles from "../RgbToHsl.module.css"

type Props = {
  facts: ColourDescription
  /** The colour chosen for comparison, as "#rrggbb". */
  against: string
  onAgainst: (hex: string) => void
}

const black = describeColour({ mode: "rgb", r: 0, g: 0, b: 0 })
const white = describeColour({ mode: "rgb", r: 1, g: 1, b: 1 })

/** The colour's contrast as text on white, on black and on a chosen colour. */
export function Contrasts({ facts, against, onAgainst }: Props) {
  const parsed = parseColour(against)
  const chosen = parsed?.kind === "colour" ? describeColour(parsed.colour) : white
  const rows = [
    { name: "white", background: white },
    { name: "black", background: black },
    { name: hexOf(chosen), background: chosen },
  ]
  return (
    <section aria-label="Contrast">
      <div className={styles.background}>
        <ColourInput beside label="Contrast also with" value={hexOf(chosen)} onChange={onAgainst} />
      </div>
      <table className={styles.contrasts}>
        <thead>
          <tr>
            <th scope="col">As text on</th>
            <th scope="col">Contrast</th>
            <th scope="col">WCAG 2</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, background }, i) => {
            const ratio = contrastOn(facts, background)
            return (
              <tr key={i === 2 ? "chosen" : name}>
                <th scope="row">{name}</th>
                <td>{ratioText(ratio)}</td>
                <td>{ratioGrade(ratio)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
