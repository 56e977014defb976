import { longTextProps, maxFieldLength } from "../../../components/text-source/longText"
import { useTimeSlicedTask } from "../../../hooks/browser/timeSlices"
import { FileField } from "../../../kits/controls/FileField"
import { TextArea } from "../../../kits/controls/TextArea"
import { encodeSteps } from "../../../lib/text/encodeSteps"
import * as styles from "../JuhqInHex.module.css"
import { ofBytes, ofFile, type Source } from "../source"

type Props = {
  source: Source
  /** The text if the source was typed here, otherwise null. */
  text: string | null
  onText: (text: string) => void
  onSource: (source: Source) => void
  onClose: () => void
}

/** Inputs for the bytes: a text, or a file that is picked, dropped or pasted. */
export function Open({ source, text, onText, onSource, onClose }: Props) {
  const work = useTimeSlicedTask()
  const take = (next: string) => {
    if (next.length <= maxFieldLength) return onText(next)
    const encoder = new TextEncoder()
    work(
      encodeSteps(next, piece => encoder.encode(piece)),
      bytes => onSource(ofBytes("A long text", bytes)),
    )
  }
  return (
    <FileField
      label="Or any file: picked, dropped here, or pasted"
      className={styles.open}
      onFile={file => onSource(ofFile(file))}
      forgets
      pasted
      above={
        text === null ? (
          <div className={styles.opened}>
            <p>
              <strong>{source.name}</strong>, {source.size.toLocaleString("en-GB")} byte
              {source.size === 1 ? "" : "s"}
            </p>
            <button type="button" onClick={onClose}>
              Put it away
            </button>
          </div>
        ) : (
          <TextArea
            label="Text"
            rows={2}
            spellCheck={false}
            value={text}
            placeholder="Write something, or open a file"
            {...longTextProps(text, take)}
            beside
          />
        )
      }
    />
  )
}
