import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { newSeed } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import { latex, maxName, write } from "./logic"
import { Paper } from "./parts/Paper"
import type { Parts } from "./schema"
import * as styles from "./Thesis.module.css"

const codecs = { thesis: text("juhq", { maxLength: 40 }), by: text("", { maxLength: maxName }) }

/**
 * A generator of theses, each with a title, abstract, keywords, a figure and questions for the defence.
 *
 * @feed Thesis titles with an abstract, keywords, a figure and the questions that will be asked about it.
 * @data thesis
 */
export default function Thesis() {
  const { thesis: parts } = usePageData<{ thesis: Parts }>()
  const { values, set } = useAddress(codecs)
  const thesis = write(values.thesis, parts)
  const author = trimmed(values.by) || "A. N. Other"
  return (
    <div className={styles.tool}>
      <div className={styles.bar}>
        <button type="button" onClick={() => set({ thesis: newSeed(random) })}>
          Another thesis
        </button>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
        <ShareButton text={`${author}: ${thesis.title}`} />
        <CopyButton text={latex(thesis, author)} label="Copy LaTeX" />
        <Field
          label="By"
          beside
          maxLength={maxName}
          placeholder="A. N. Other"
          value={values.by}
          onChange={by => set({ by })}
        />
      </div>
      <div data-sheet="">
        <Paper thesis={thesis} author={author} />
      </div>
    </div>
  )
}
