import type { ReactNode } from "react"
import { string } from "valibot"
import { Button } from "../../../components/button/Button"
import { useMounted } from "../../../hooks/browser/mounted"
import { useSpeech } from "../../../hooks/browser/speech"
import { useJuhkuCount } from "../../../hooks/storage/juhkuCount"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { Choice } from "../../../kits/controls/Choice"
import * as styles from "../Juhku.module.css"
import { chosen, inOrder } from "../logic"

type Props = {
  /** The form of the word to say. */
  word: string
  /** Called after each press with the word in writing, or with "" if a voice says it. */
  onSaid: (inWriting: string) => void
  /** Further buttons for the same row. */
  children: ReactNode
}

const voiceEntry = storageEntry("juhku-voice", string(), "")

/**
 * A button that says the word in a chosen voice, or shows it in writing if there is no voice, and a count of the
 * presses.
 */
export function SayIt({ word, onSaid, children }: Props) {
  const mounted = useMounted()
  const speech = useSpeech()
  const [uri, setUri] = useStorage(voiceEntry)
  const [count, addOne] = useJuhkuCount()
  const voices = inOrder(speech.voices)
  const voice = chosen(voices, uri)

  const say = () => {
    addOne()
    if (voice) void speech.speak(word, voice.lang, voice)
    onSaid(voice ? "" : word)
  }

  return (
    <div className={styles.say}>
      <div className="buttons">
        <Button disabled={!mounted} onClick={say}>
          Say it
        </Button>
        {voices.length > 0 && (
          <Button disabled={!speech.speaking} onClick={speech.stop}>
            Stop
          </Button>
        )}
        {children}
      </div>
      {voices.length > 0 && (
        <div className={styles.voice}>
          <Choice
            beside
            label="Voice"
            value={voice?.voiceURI ?? ""}
            options={voices.map(({ voiceURI, name, lang }) => [voiceURI, `${name} (${lang})`] as const)}
            onChange={setUri}
          />
        </div>
      )}
      {mounted && voices.length === 0 && (
        <p>This browser has no voice installed, so the word is said in writing. Please move your lips.</p>
      )}
      <p>
        Said here <b className="lcd">{count}</b> {count === 1 ? "time" : "times"}.
      </p>
    </div>
  )
}
