import { ShareButton } from "../../../components/share-button/ShareButton"
import { saveSvg } from "../../../kits/canvas/savePicture"
import { Field } from "../../../kits/controls/Field"
import { trimmed } from "../../../lib/text/blank"
import * as styles from "../Education.module.css"
import { diploma, grades, maxName } from "../logic"

type Props = { name: string; right: number; onName: (name: string) => void }

/** The diploma in any name, to print, save and share. */
export function Diploma({ name, right, onName }: Props) {
  const svg = diploma(name, right)
  const shareText = `${trimmed(name) || "A visitor"}: ${grades[right]?.degree}`
  return (
    <section className={styles.diploma} aria-label="Diploma" data-sheet="">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        width="600"
        height="420"
        alt={`Diploma. ${shareText}, right: ${grades[right]?.said}`}
      />
      <div className={styles.buttons}>
        <Field
          label="Made out to"
          maxLength={maxName}
          value={name}
          placeholder="A visitor"
          onChange={onName}
          beside
        />
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
        <button data-menu="file" type="button" onClick={() => saveSvg(svg, "diploma.svg")}>
          Save
        </button>
        <ShareButton text={shareText} />
      </div>
    </section>
  )
}
