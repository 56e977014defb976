import { useCallback, useMemo, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { TextSource } from "../../../components/text-source/TextSource"
import { useSpeech } from "../../../hooks/browser/speech"
import { useTimeSliced } from "../../../hooks/browser/useTimeSliced"
import { choice, text } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { Choice } from "../../../kits/controls/Choice"
import { useTicks } from "../../../kits/motion/useTicks"
import { noteFrequency } from "../../../kits/sound/openSound"
import { useSound } from "../../../kits/sound/useSound"
import { pluralise } from "../../../lib/text/pluralise"
import { noteOf, sampleRate, sung } from "./air"
import * as styles from "./Consonants.module.css"
import { keep, parts as partsOf, verdict } from "./logic"
import { Room } from "./parts/Room"

type Props = {
  /** The text to begin with. */
  start: string
}

/** The maximum length that is processed synchronously; longer texts are processed in slices. */
const maxAtOnce = 2000
/** The maximum length of the result drawn; copying takes all of it. */
const maxShown = 3000
/** The maximum length read aloud; speech synthesis stops in the middle of longer texts, or never ends. */
const maxSpoken = 300
/** The maximum number of characters in the room. */
const maxInRoom = 90
/** The seconds for which a vowel sings in a song, and when caught. */
const [songSeconds, handSeconds] = [0.42, 2.5]

const keeps = ["consonants", "vowels"] as const
const alphabets = [
  ["fi", "Finnish"],
  ["en", "English"],
] as const
const codecs = { keep: choice(keeps), alphabet: choice(["fi", "en"]) }

/** Truncates a text to be read aloud, between words if possible. */
function beginning(text: string): string {
  if (text.length <= maxSpoken) return text
  const cut = text.slice(0, maxSpoken)
  return cut.replace(/\s\S*$/, "")
}

/** Describes the position of the leaving letters, as the room's accessible name. */
function whereabouts(count: number, isAir: boolean, isHeld: boolean, isOut: boolean): string {
  const letters = pluralise(count, isAir ? "vowel" : "consonant")
  if (isHeld) return `A room: ${letters}, back in the words`
  return `A room: ${letters} ${isOut ? "out of the window" : isAir ? "under the ceiling" : "on the floor"}`
}

/**
 * A machine that lifts the vowels out of a text or drops its consonants, and tries to read the rest aloud.
 *
 * @feed A machine that takes the vowels out of any text, or leaves nothing but them, and then tries to read the rest.
 */
export default function Consonants({ start }: Props) {
  const address = useAddress({ text: text(start), ...codecs })
  const { text: source, keep: what, alphabet: language } = address.values
  const speech = useSpeech()
  const [mute, setMute] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [popped, setPopped] = useState("")
  const { open } = useSound()
  const begin = useCallback(() => keep(source, what, language), [source, what, language])
  const { value: kept, progress } = useTimeSliced(begin, source.length <= maxAtOnce)
  const result = kept?.text ?? ""

  const change = (next: string) => {
    setMute(false)
    // What is typed is breathed out.
    setHeld(false)
    setPopped("")
    address.set({ text: next })
  }
  const read = () => {
    if (speech.speaking) return speech.stop()
    setMute(speech.voices.length === 0)
    if (speech.voices.length > 0) void speech.speak(beginning(result), language === "fi" ? "fi-FI" : "en-GB")
  }

  const parts = useMemo(() => partsOf(source, language, maxInRoom), [source, language])
  const vowels = useMemo(() => parts.flatMap(({ isVowel }, at) => (isVowel ? [at] : [])), [parts])
  const isAir = what === "consonants"
  const leaving = parts.filter(({ isVowel }) => isVowel === isAir).length
  const isOut = isAir && isOpen && !isHeld
  const sing = (sign: string, seconds: number, loud: number) =>
    open()?.wave(sung(sign, noteFrequency(noteOf(sign)), seconds), sampleRate, loud)
  const sound = useRef<{ stop: () => void } | undefined>(undefined)
  const letGo = () => {
    sound.current?.stop()
    sound.current = undefined
  }
  const [sungSoFar, setSungSoFar] = useState<number | null>(null)
  const singNext = () => {
    const next = (sungSoFar ?? -1) + 1
    const part = parts[vowels[next] ?? -1]
    setSungSoFar(part ? next : null)
    // Quieter if the vowels are outside the window.
    if (part) sing(part.sign, songSeconds, isOut ? 0.12 : 0.6)
  }
  useTicks(sungSoFar !== null, songSeconds * 1000 * 0.85, singNext)

  // Holding the breath shuts the window, and opening the window releases the breath.
  const breathe = () => {
    setHeld(!isHeld)
    setOpen(false)
  }
  const turnWindow = () => {
    setHeld(false)
    setOpen(!isOpen)
  }

  return (
    <div className={styles.tool}>
      <TextSource
        text={source}
        rows={2}
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
      <Room
        parts={parts}
        keep={what}
        isHeld={isHeld}
        isOpen={isOut}
        singing={sungSoFar === null ? null : (vowels[sungSoFar] ?? null)}
        label={whereabouts(leaving, isAir, isHeld, isOut)}
        onCatch={sign => {
          letGo()
          if (isAir) sound.current = sing(sign, handSeconds, 0.6)
          else open()?.play({ frequency: 70, seconds: 0.15, loudness: 0.4 })
        }}
        onLetGo={letGo}
        onPop={sign => {
          setPopped(sign)
          open()?.play({ frequency: 210, seconds: 0.07, loudness: 0.5 })
        }}
      />
      <div className="buttons">
        <Button className="default" onClick={breathe}>
          <Reserve inline all={["Breathe out", "Pick them up"]}>
            {isAir ? (isHeld ? "Breathe out" : "Breathe in") : isHeld ? "Drop them" : "Pick them up"}
          </Reserve>
        </Button>
        <Button
          disabled={vowels.length === 0}
          onClick={() => (sungSoFar === null ? singNext() : setSungSoFar(null))}
        >
          <Reserve inline all={["Let the vowels sing"]}>
            {sungSoFar === null ? "Let the vowels sing" : "Enough sung"}
          </Reserve>
        </Button>
        {isAir && (
          <Button onClick={turnWindow}>
            <Reserve inline all={["Close the window", "Open the window"]}>
              {isOpen ? "Close the window" : "Open the window"}
            </Reserve>
          </Button>
        )}
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
              : result.length > maxSpoken
                ? "Read its beginning aloud"
                : "Read it aloud"}
          </Button>
        )}
        <ShareButton />
        <StartAgain of={address} />
      </div>
      <p className={styles.verdict} role="status">
        {kept && verdict(kept, language)}
        {popped && ` The ${popped} has popped. It was only holding air.`}
        {result.length > maxShown &&
          ` Only the first ${maxShown.toLocaleString("en-GB")} characters are drawn. All of them are copied.`}
        {mute && " But not by this browser: it has no voice. You have one: go on."}
      </p>
    </div>
  )
}
