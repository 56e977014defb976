import { useCallback, useMemo, useState } from "react"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { Late } from "../../../components/late/Late"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { maxDrawn } from "../../../components/text-source/longText"
import { TextSource } from "../../../components/text-source/TextSource"
import { download } from "../../../hooks/browser/download"
import { useTimeSliced } from "../../../hooks/browser/useTimeSliced"
import { type Codec, text } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { middleByCount, middleByWidth, prepare, splitAt } from "./logic"
import { Choices } from "./parts/Choices"
import { Result } from "./parts/Result"
import { fontOf, useRuler } from "./parts/useRuler"
import * as styles from "./SplitTextMiddle.module.css"
import { defaults, formatSettings, parseSettings, type Settings } from "./settings"

type Props = {
  /** The text to begin with. */
  start: string
}

/** A longer text is not put into the link, and is worked on in slices. */
const maxLinked = 2000
/** A canvas measures what fits on a poster; by hand it would be called a scroll. */
const maxMeasured = 20_000

const how: Codec<Settings> = { initial: defaults, parse: parseSettings, format: formatSettings }
const codecs = { text: text(null, { maxLength: maxLinked }), how }

/**
 * Splits a text into two lines of the most equal length, measured in letters, words or pixels.
 *
 * @feed A machine that cuts any title into two lines as equal as its words allow.
 */
export default function SplitTextMiddle({ start }: Props) {
  const address = useAddress(codecs)
  const { values, set } = address
  /** A text that was too long for a box, and is not in it any more. */
  const [lost, setLost] = useState<string | null>(null)
  const source = values.text ?? start
  const settings = values.how
  const { hyphens, face, size, measure } = settings

  const begin = useCallback(() => prepare(source, hyphens), [source, hyphens])
  const { value: prepared, progress } = useTimeSliced(begin, source.length <= maxLinked)
  const measurable = measure === "pixels" && source.length <= maxMeasured
  const ruler = useRuler(measurable, face, size)
  const waiting = prepared === null || (measurable && ruler === undefined)
  const split = useMemo(() => {
    if (!prepared) return null
    const place =
      measurable && ruler
        ? middleByWidth(prepared, ruler)
        : middleByCount(prepared, measure === "words" ? "words" : "letters")
    return place === null ? null : splitAt(prepared, place)
  }, [prepared, measurable, ruler, measure])

  const change = (next: string) => {
    // What is not in a text box can't be taken back with Ctrl+Z.
    setLost(source.length > maxDrawn ? source : null)
    set({ text: next })
  }
  const restart = lost === null ? address : { ...address, canUndo: true, undo: () => change(lost) }
  const lines = split ? `${split.first}\n${split.second}` : ""

  return (
    <div className={styles.tool}>
      <TextSource
        text={source}
        placeholder="Type or paste a title that is too long for its own good"
        done="used"
        onChange={change}
      />
      <StatusMessage>
        {prepared === null && "Counting letters."}
        {prepared?.words === 0 && "No text, no middle. Write something above."}
        {prepared !== null &&
          prepared.words > 0 &&
          !split &&
          "One word has no middle that would be decent to cut."}
        {measure === "pixels" &&
          !measurable &&
          "Pixels are for titles. This is a book, so its letters were counted."}
        {measurable && ruler === null && "This browser can't measure pixels, so the letters were counted."}
        {measurable && ruler === undefined && prepared !== null && "Fetching the face..."}
        {source.length > maxLinked && " It is too long for a link: the link has only the settings."}
      </StatusMessage>
      {prepared === null && (
        <progress className={styles.progress} value={progress} aria-label="Letters counted" />
      )}
      {split && !waiting && (
        <Result
          split={split}
          measure={measurable && ruler ? "pixels" : measure === "words" ? "words" : "letters"}
          ruler={measurable && ruler ? ruler : null}
          font={measure === "pixels" ? fontOf(face, size) : null}
        />
      )}
      <Choices settings={settings} onChange={next => set({ how: next })} />
      <div className="buttons">
        <CopyButton text={lines} label="Copy the two lines" />
        <Button
          disabled={!split}
          onClick={() => download(new Blob([`${lines}\n`], { type: "text/plain" }), "two-lines.txt")}
        >
          Save as text
        </Button>
        <ShareButton text={split && lines.length <= 200 ? lines : undefined} />
        <Late when={restart.touched || restart.canUndo}>
          <StartAgain of={restart} />
        </Late>
      </div>
    </div>
  )
}
