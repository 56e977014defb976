import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { Reserve } from "../../../../components/reserve/Reserve"
import { ScrollArea } from "../../../../components/scroll-area/ScrollArea"
import { download } from "../../../../hooks/browser/download"
import * as styles from "../ConvertImageToBase64.module.css"

type Props = { title: string; text: string; file: string }

/** The maximum length drawn; copying and saving take all of it. */
const maxShown = 400

const partText = (length: number) =>
  `The first ${maxShown} of ${length.toLocaleString("en-GB")} characters. The rest is in the copy.`

/** One of the texts made of a picture: its beginning, and buttons to copy or save all of it. */
export function Output({ title, text, file }: Props) {
  const isLong = text.length > maxShown
  return (
    <section aria-label={title} className={styles.output}>
      <h2>{title}</h2>
      <ScrollArea label={`The ${title}`} className={styles.paper}>
        <p className={`result ${styles.code}`}>{isLong ? `${text.slice(0, maxShown)}...` : text}</p>
      </ScrollArea>
      <p>
        <Reserve all={[partText(9999)]}>
          {isLong ? partText(text.length) : `${text.length} characters.`}
        </Reserve>
      </p>
      <div className="buttons">
        <CopyButton text={text} label={`Copy the ${title}`} />
        <button
          data-menu="file"
          type="button"
          onClick={() => download(new Blob([text], { type: "text/plain" }), file)}
        >
          Save the {title}
        </button>
      </div>
    </section>
  )
}
