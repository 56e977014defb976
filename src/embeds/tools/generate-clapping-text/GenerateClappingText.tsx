import { useCallback, useId, useState } from "react"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { mostDrawn } from "../../../components/text-source/longText"
import { TextSource } from "../../../components/text-source/TextSource"
import { download } from "../../../hooks/browser/download"
import { useTimeSliced } from "../../../hooks/browser/useTimeSliced"
import { useQuery } from "../../../hooks/page/query"
import { readEmoji, withTone } from "./emoji"
import * as styles from "./GenerateClappingText.module.css"
import { applause, type Between, clap } from "./logic"
import { EmojiField } from "./parts/EmojiField"
import { formatSettings, parseSettings, type Settings } from "./settings"

type Props = {
  /** The text to begin with. */
  start: string
}

/** A longer text is not put into the link, and is worked on in slices. */
const mostLinked = 2000
/** More of the result than this is not drawn, but copied and saved. */
const mostShown = 3000
const usualEmoji = "👏"

/**
 * A text box whose text comes out with claps between its words or its letters, by any emoji in any skin tone.
 *
 * @feed A machine that puts a clap between the words of any text, or between its letters if that was not enough.
 */
export default function GenerateClappingText({ start }: Props) {
  const [linked, setLinked] = useQuery("text")
  const [linkedEmoji, setEmoji] = useQuery("emoji")
  const [how, setHow] = useQuery("how")
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState<{ text: string; emoji: string | null; how: string | null } | null>(
    null,
  )
  const id = useId()
  const text = typed ?? linked ?? start
  const written = linkedEmoji ?? usualEmoji
  const settings = parseSettings(how ?? "")
  const { between, ends, tone } = settings

  const read = readEmoji(written)
  const emoji = "emoji" in read ? withTone(read.emoji, tone) : null
  const begin = useCallback(
    () => clap(emoji === null ? "" : text, { emoji: emoji ?? "", between, ends }),
    [text, emoji, between, ends],
  )
  const { value, progress } = useTimeSliced(begin, text.length <= mostLinked)
  const result = value?.text ?? ""

  const change = (next: string) => {
    // What is not in a text box can't be taken back with Ctrl+Z.
    setBefore(text.length > mostDrawn ? { text, emoji: linkedEmoji, how } : null)
    setTyped(next)
    setLinked(next.length <= mostLinked ? next : null)
  }
  const choose = (part: Partial<Settings>) => setHow(formatSettings({ ...settings, ...part }) || null)
  const restart = () => {
    setBefore({ text, emoji: linkedEmoji, how })
    setTyped(null)
    setLinked(null)
    setEmoji(null)
    setHow(null)
  }
  const undo = () => {
    if (!before) return
    change(before.text)
    setEmoji(before.emoji)
    setHow(before.how)
  }
  const untouched = [typed, linked, linkedEmoji, how].every(state => state === null)

  return (
    <div className={styles.tool}>
      <TextSource
        text={text}
        placeholder="Type or paste what needs to be said"
        done="clapped to"
        onChange={change}
      />
      {value ? (
        <output className="result" aria-label="Result">
          {result.length > mostShown ? `${result.slice(0, mostShown)}...` : result || "Silence."}
        </output>
      ) : (
        <div className="result">
          Clapping... <progress value={progress} aria-label="Text clapped to" />
        </div>
      )}
      <p className={styles.said} role="status">
        {value !== null && value.claps > 0 && (
          <>
            {value.claps.toLocaleString("en-GB")} {value.claps === 1 ? "clap" : "claps"}:{" "}
            {applause(value.claps)} of applause, at two a second.
          </>
        )}
        {value?.words === 1 && value.claps === 0 && "One word needs no applause between. Try the letters."}
        {result.length > mostShown &&
          ` Only the first ${mostShown.toLocaleString("en-GB")} characters are drawn. All of them are copied and saved.`}
        {text.length > mostLinked && " The text is too long for a link: the link has only the choices."}
      </p>
      <div className="buttons">
        <CopyButton text={result} />
        <Button
          disabled={result === ""}
          onClick={() => download(new Blob([result], { type: "text/plain" }), "applause.txt")}
        >
          Save as text
        </Button>
        <ShareButton text={result && result.length <= 200 ? result : undefined} />
        {before ? (
          <button type="button" onClick={undo}>
            Undo
          </button>
        ) : (
          <Button disabled={untouched} onClick={restart}>
            Start again
          </Button>
        )}
      </div>
      <EmojiField
        written={written}
        tone={tone}
        onEmoji={next => setEmoji(next === usualEmoji ? null : next)}
        onTone={next => choose({ tone: next })}
      />
      <fieldset>
        <legend>Clap between</legend>
        {(["words", "letters"] satisfies Between[]).map(option => (
          <div key={option} className="field-row">
            <input
              type="radio"
              id={`${id}-${option}`}
              name={`${id}-between`}
              checked={between === option}
              onChange={() => choose({ between: option })}
            />
            <label htmlFor={`${id}-${option}`}>{option}</label>
          </div>
        ))}
        <div className="field-row">
          <input
            type="checkbox"
            id={`${id}-ends`}
            checked={ends}
            onChange={event => choose({ ends: event.target.checked })}
          />
          <label htmlFor={`${id}-ends`}>and at both ends of a line</label>
        </div>
      </fieldset>
    </div>
  )
}
