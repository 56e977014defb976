import { type RefObject, useState } from "react"
import { longTextProps, maxFieldLength } from "../../../components/text-source/longText"
import { FileField } from "../../../kits/controls/FileField"
import { TextArea } from "../../../kits/controls/TextArea"
import { readText } from "../../../kits/files/readText"
import * as styles from "../HtmlHellScorelist.module.css"
import { maxRead } from "../scan"

type Props = {
  text: string
  box: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** The box for the HTML, with a file as an alternative. A text too long for a textarea is kept outside it. */
export function Source({ text, box, onChange }: Props) {
  const [trouble, setTrouble] = useState("")
  const open = async (file: File) => {
    setTrouble("")
    if (file.size > 4 * maxRead) return setTrouble("That file is too large to be a page. It may be a film.")
    try {
      onChange(await readText(file))
    } catch {
      setTrouble("That file could not be read.")
    }
  }
  const isTooLong = text.length > maxFieldLength
  return (
    <div className={styles.source}>
      {isTooLong ? (
        <section aria-label="HTML">
          <p>
            <strong>{text.length.toLocaleString("en-GB")} characters</strong>, more than a text box can carry.{" "}
            {text.length > maxRead
              ? `The first ${maxRead.toLocaleString("en-GB")} are judged. The rest may go in peace.`
              : "All of it is judged."}{" "}
            It begins:
          </p>
          <p className="result">{text.slice(0, 300)}...</p>
        </section>
      ) : (
        <TextArea
          label="HTML"
          ref={box}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          value={text}
          placeholder="Paste the HTML of any page. Yours, for example."
          {...longTextProps(text, onChange)}
        />
      )}
      <FileField
        label="Or open a file"
        accept=".html,.htm,.xhtml,.shtml,text/html"
        problem={trouble}
        onFile={file => void open(file)}
      />
    </div>
  )
}
