import { useCallback, useState } from "react"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { TextSource } from "../../../components/text-source/TextSource"
import { useSpeech } from "../../../hooks/browser/speech"
import { useTimeSliced } from "../../../hooks/browser/useTimeSliced"
import { choice, text } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { Choice } from "../../../kits/controls/Choice"
import * as styles from "./Consonants.module.css"
import { keep, verdict } from "./logic"

type Props = {
  /** The text to begin with. */
  start: string
}

/** A longer text is worked on in slices. */
const maxAtOnce = 2000
/** More of the result than this is not drawn, but copied. */
const maxShown = 3000
/** Voices stop in the middle of what is longer, or never come to its end. */
const maxSaid = 300

const keeps = ["consonants", "vowels"] as const
const alphabets = [
  ["fi", "Finnish"],
  ["en", "English"],
] as const
const codecs = { keep: choice(keeps), alphabet: choice(["fi", "en"]) }

/** The beginning of a text as it is read aloud, cut between words where that can be. */
function beginning(text: string): string {
  if (text.length <= maxSaid) return text
  const cut = text.slice(0, maxSaid)
  return cut.replace(/\s\S*$/, "")
}

/**
 * A text box whose text comes out without its vowels, or with nothing but them, and a voice that tries to read it.
 *
 * @feed A machine that takes the vowels out of any text, or leaves nothing but them, and then tries to read the rest.
 */
export default function Consonants({ start }: Props) {
  const address = useAddress({ text: text(start), ...codecs })
  const { text: source, keep: what, alphabet: language } = address.values
  const speech = useSpeech()
  const [mute, setMute] = useState(false)
  const begin = useCallback(() => keep(source, what, language), [source, what, language])
  const { value: kept, progress } = useTimeSliced(begin, source.length <= maxAtOnce)
  const result = kept?.text ?? ""

  const change = (next: string) => {
    setMute(false)
    address.set({ text: next })
  }
  const read = () => {
    if (speech.speaking) return speech.stop()
    setMute(speech.voices.length === 0)
    if (speech.voices.length > 0) void speech.speak(beginning(result), language === "fi" ? "fi-FI" : "en-GB")
  }

  return (
    <div className={styles.tool}>
      <TextSource
        text={source}
        placeholder="Type or paste something with vowels in it"
        done="used"
        onChange={change}
      />
      <div className={styles.choices}>
        <Choice
          as="radios"
          label="Keep"
          value={what}
          options={keeps}
          onChange={next => address.set({ keep: next })}
        />
        <Choice
          as="radios"
          label="The alphabet is"
          value={language}
          options={alphabets}
          onChange={next => address.set({ alphabet: next })}
        />
      </div>
      {kept ? (
        <output className={`result ${styles.large}`} aria-label="Result">
          {result.length > maxShown ? `${result.slice(0, maxShown)}...` : result || "Nothing is left."}
        </output>
      ) : (
        <div className="result">
          Taking the air out... <progress value={progress} aria-label="Text read" />
        </div>
      )}
      <div className="buttons">
        <CopyButton text={result} />
        {speech.available && (
          <Button disabled={!result} onClick={read}>
            {speech.speaking
              ? "Stop"
              : result.length > maxSaid
                ? "Read its beginning aloud"
                : "Read it aloud"}
          </Button>
        )}
        <ShareButton />
        <StartAgain of={address} />
      </div>
      <p className={styles.verdict} role="status">
        {kept && verdict(kept, language)}
        {result.length > maxShown &&
          ` Only the first ${maxShown.toLocaleString("en-GB")} characters are drawn. All of them are copied.`}
        {mute && " But not by this browser: it has no voice. You have one: go on."}
      </p>
    </div>
  )
}
