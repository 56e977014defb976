import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { maxFieldLength } from "../../../components/text-source/longText"
import { TextSource } from "../../../components/text-source/TextSource"
import { download } from "../../../hooks/browser/download"
import { useMotion } from "../../../hooks/browser/motion"
import { useTimeSliced } from "../../../hooks/browser/useTimeSliced"
import { type Codec, text } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { Checkbox } from "../../../kits/controls/Checkbox"
import { Choice } from "../../../kits/controls/Choice"
import { readEmoji, withTone } from "./emoji"
import * as styles from "./GenerateClappingText.module.css"
import { applause, clap } from "./logic"
import { EmojiField } from "./parts/EmojiField"
import { Hands } from "./parts/Hands"
import { formatRhythm, maxPauses, parseRhythm, pieces } from "./rhythm"
import { defaults, formatSettings, parseSettings, type Settings } from "./settings"

type Props = {
  /** The text to begin with. */
  start: string
}

/** The maximum length in a link; longer texts are also processed in slices. */
const maxLinked = 2000
/** The maximum length of the result drawn; copying and saving take all of it. */
const maxShown = 3000

/** The time after which the curtain opens by itself, in milliseconds. */
const curtainMs = 1200

const how: Codec<Settings> = { initial: defaults, parse: parseSettings, format: formatSettings }
const codecs = {
  text: text(null, { maxLength: maxLinked }),
  emoji: text("👏"),
  how,
  rhythm: text("", { maxLength: 200 }),
}

/**
 * A text with an emoji clap between its words or letters, performed on a stage to the visitor's rhythm. The link
 * keeps the rhythm.
 *
 * @feed A machine that puts a clap between the words of any text, or between its letters if that was not enough.
 */
export default function GenerateClappingText({ start }: Props) {
  const address = useAddress(codecs)
  const { values, set } = address
  /** A replaced text that was too long for the box, to be restored by a button. */
  const [lost, setLost] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  /** True once the curtain has opened by itself or the visitor has moved it. */
  const hasMoved = useRef(false)
  const moves = useMotion()
  const draw = (open: boolean) => {
    hasMoved.current = true
    setOpen(open)
  }
  useEffect(() => {
    if (!moves || hasMoved.current) return
    const timer = setTimeout(() => {
      if (hasMoved.current) return
      hasMoved.current = true
      setOpen(true)
    }, curtainMs)
    return () => clearTimeout(timer)
  }, [moves])
  const source = values.text ?? start
  const settings = values.how
  const { between, ends, tone } = settings

  const read = readEmoji(values.emoji)
  const emoji = "emoji" in read ? withTone(read.emoji, tone) : null
  const begin = useCallback(
    () => clap(emoji === null ? "" : source, { emoji: emoji ?? "", between, ends }),
    [source, emoji, between, ends],
  )
  const { value, progress } = useTimeSliced(begin, source.length <= maxLinked)
  const result = value?.text ?? ""

  const rhythm = useMemo(() => parseRhythm(values.rhythm), [values.rhythm])
  const change = (next: string) => {
    // Ctrl+Z can't undo a text that wasn't in the text box.
    setLost(source.length > maxFieldLength ? source : null)
    set({ text: next })
  }
  const choose = (part: Partial<Settings>) => set({ how: { ...settings, ...part } })
  const restart = lost === null ? address : { ...address, canUndo: true, undo: () => change(lost) }

  return (
    <div className={styles.tool}>
      <TextSource
        text={source}
        rows={2}
        placeholder="Type or paste what needs to be said"
        done="clapped to"
        onChange={change}
      />
      <Hands
        key={`${result.slice(0, 200)} ${value?.claps} ${emoji}`}
        emoji={emoji}
        claps={value?.claps ?? 0}
        pieces={pieces(result, emoji ?? "", maxPauses)}
        rhythm={rhythm}
        isOpen={isOpen}
        onOpen={draw}
        onRhythm={pauses => set({ rhythm: formatRhythm(pauses) })}
      />
      {value ? (
        <output className="result" aria-label="Result">
          {result.length > maxShown ? `${result.slice(0, maxShown)}...` : result || "Silence."}
        </output>
      ) : (
        <div className="result">
          Clapping... <progress value={progress} aria-label="Text clapped to" />
        </div>
      )}
      <div className="buttons">
        <CopyButton text={result} />
        <Button
          data-menu="file"
          disabled={result === ""}
          onClick={() => download(new Blob([result], { type: "text/plain" }), "applause.txt")}
        >
          Save as text
        </Button>
        <ShareButton text={result && result.length <= 200 ? result : undefined} />
        <StartAgain of={restart} />
      </div>
      <EmojiField
        written={values.emoji}
        tone={tone}
        onEmoji={next => set({ emoji: next })}
        onTone={next => choose({ tone: next })}
      />
      <p className={styles.message} role="status">
        {value !== null && value.claps > 0 && (
          <>
            {value.claps.toLocaleString("en-GB")} {value.claps === 1 ? "clap" : "claps"}:{" "}
            {applause(value.claps)} of applause, at two a second.
          </>
        )}
        {value?.words === 1 && value.claps === 0 && "One word has no gaps to clap in. Try the letters."}
        {result.length > maxShown &&
          ` Only the first ${maxShown.toLocaleString("en-GB")} characters are drawn. All of them are copied and saved.`}
        {source.length > maxLinked && " The text is too long for a link: the link has only the choices."}
      </p>
      <Choice
        as="radios"
        label="Clap between"
        value={between}
        options={["words", "letters"]}
        onChange={next => choose({ between: next })}
      >
        <Checkbox
          label="and at both ends of a line"
          checked={ends}
          onChange={next => choose({ ends: next })}
        />
      </Choice>
    </div>
  )
}
