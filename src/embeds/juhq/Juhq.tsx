import { type PointerEvent, useEffect, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import type { Codec } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useGlobalKeys } from "../../kits/board/useGlobalKeys"
import { useTicks } from "../../kits/motion/useTicks"
import { noteFrequency } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"
import * as styles from "./Juhq.module.css"
import {
  acronym,
  another,
  type Choice,
  first,
  type Letter,
  letters,
  memory,
  moodOf,
  notes,
  numberOf,
  placeOf,
  placeText,
  readingOf,
  readings,
  remark,
  songOf,
  turned,
  wordOf,
} from "./logic"
import { LetterFace } from "./parts/LetterFace"

const reading: Codec<Choice> = {
  initial: first,
  parse: text => (/^\d{1,6}$/.test(text) ? readingOf(Number(text)) : undefined),
  format: choice => String(numberOf(choice)),
}
/** The partials of a plastic bell: frequency ratio, loudness, and duration in seconds. */
const bell = [
  { ratio: 1, loudness: 1, seconds: 0.9 },
  { ratio: 2, loudness: 0.4, seconds: 0.5 },
  { ratio: 5.4, loudness: 0.12, seconds: 0.15 },
]
const stepMilliseconds = 190
/** The times without a press until jealousy ends, and until all letters fall asleep. */
const forgiveMs = 8000
const dozeMs = 45_000

/**
 * Four giant letters with faces, moods and notes. Each stands for a word that can be changed, and sings it.
 *
 * @feed Four letters with faces. Each of them can mean something else, and one that is left out falls asleep.
 */
export default function Juhq() {
  const { values, set } = useAddress({ n: reading })
  const [presses, setPresses] = useState<readonly Letter[]>([])
  const [count, setCount] = useState(0)
  const [taps, setTaps] = useState(0)
  /** True once all four letters are asleep for lack of presses. */
  const [idle, setIdle] = useState(false)
  const [step, setStep] = useState<number | null>(null)
  const tool = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const { open } = useSound()
  const choice = values.n
  const at = placeOf(taps)
  const song = songOf(choice)
  const sung = step === null ? null : song[step]

  // biome-ignore lint/correctness/useExhaustiveDependencies: every press begins the time anew
  useEffect(() => {
    const forgive = setTimeout(() => setPresses([]), forgiveMs)
    const doze = setTimeout(() => setIdle(true), dozeMs)
    return () => {
      clearTimeout(forgive)
      clearTimeout(doze)
    }
  }, [count])
  /** Any other control ends the jealousy and wakes the letters. */
  const stir = () => {
    setPresses([])
    setIdle(false)
    setCount(count + 1)
  }

  const sing = (letter: Letter, semitones = notes[letter]) =>
    open()?.chime(noteFrequency(semitones), bell, 0.16)
  const press = (letter: Letter) => {
    sing(letter)
    setCount(count + 1)
    setIdle(false)
    setPresses([...presses, letter].slice(-memory))
    setTaps(taps + 1)
    set({ n: turned(choice, letter) })
  }
  useGlobalKeys(tool, /^[juhqJUHQ]$/, event => {
    const letter = letters.find(each => each === event.key.toLowerCase())
    if (letter) press(letter)
  })
  const begin = () => {
    stir()
    if (step !== null) return setStep(null)
    const now = song[0]
    if (now) sing(now.letter, now.note)
    setStep(0)
  }
  useTicks(step !== null, stepMilliseconds, () => {
    const next = (step ?? 0) + 1
    const note = song[next]
    if (note) sing(note.letter, note.note)
    setStep(next < song.length ? next : null)
  })
  /** The eyes follow the pointer. */
  const look = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!motion) return
    const box = currentTarget.getBoundingClientRect()
    const part = (at: number, from: number, size: number) =>
      Math.max(-1, Math.min(1, ((at - from) / size) * 2 - 1))
    currentTarget.style.setProperty("--look-x", `${part(clientX, box.left, box.width) * 3}px`)
    currentTarget.style.setProperty("--look-y", `${part(clientY, box.top, box.height) * 3}px`)
  }

  return (
    <div className={styles.tool} ref={tool}>
      <div
        className={styles.letters}
        onPointerMove={look}
        data-moving={motion || undefined}
        data-place={at || undefined}
      >
        {letters.map((letter, i) => (
          <button
            key={letter}
            type="button"
            aria-label={`${letter}: ${wordOf(choice, letter)}`}
            data-sings={sung?.letter === letter || undefined}
            onClick={() => press(letter)}
          >
            {/* A new key for each press restarts the wobble. */}
            <span
              key={presses.at(-1) === letter ? count : -1}
              data-pressed={presses.at(-1) === letter || undefined}
            >
              <LetterFace
                letter={letter}
                mood={idle ? "asleep" : moodOf(presses, letter)}
                sings={sung?.letter === letter}
                colour={choice[letter] + i * 2}
              />
            </span>
            <span className={styles.word} aria-hidden="true">
              {wordOf(choice, letter)}
            </span>
          </button>
        ))}
        {at === 3 && (
          <p className={styles.note} aria-hidden="true">
            Back after ten presses.
          </p>
        )}
      </div>
      <p className={styles.acronym} role="status" aria-label="What it stands for">
        <b>
          {at === 1 ? `QHUJ: ${acronym(choice).split(" ").reverse().join(" ")}` : `JUHQ: ${acronym(choice)}`}
        </b>
        <span>
          {(idle ? "All four have fallen asleep. Press one gently." : placeText(at)) ||
            remark(presses) ||
            `Meaning ${numberOf(choice).toLocaleString("en-GB")} of ${readings.toLocaleString("en-GB")}.`}
        </span>
      </p>
      <div className="buttons">
        <button
          type="button"
          onClick={() => {
            stir()
            set({ n: another(choice, random) })
          }}
        >
          Another meaning
        </button>
        <button type="button" aria-pressed={step !== null} onClick={begin}>
          Sing it
        </button>
        <ShareButton text={`JUHQ: ${acronym(choice)}`} link={`?n=${numberOf(choice)}`} />
      </div>
    </div>
  )
}
