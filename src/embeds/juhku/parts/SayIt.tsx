import { useId, useState } from "react"
import { string } from "valibot"
import { useJuhkuCount } from "../../../hooks/juhkuCount"
import { useMounted } from "../../../hooks/mounted"
import { useSpeech } from "../../../hooks/speech"
import { useStored } from "../../../hooks/storage"
import { stored } from "../../../hooks/stored"
import * as styles from "../Juhku.module.css"
import { chosen, inOrder } from "../logic"

const word = "Juhku"
const voiceEntry = stored("juhku-voice", string(), "")

/** The button that says the word in a chosen voice, or in writing where there is none, and how often it was said. */
export function SayIt() {
  const mounted = useMounted()
  const speech = useSpeech()
  const [uri, setUri] = useStored(voiceEntry)
  const [count, addOne] = useJuhkuCount()
  const [written, setWritten] = useState(0)
  const id = useId()
  const voices = inOrder(speech.voices)
  const voice = chosen(voices, uri)

  const say = () => {
    addOne()
    if (voice) void speech.speak(word, voice.lang, voice)
    else setWritten(written + 1)
  }

  return (
    <fieldset className={styles.say}>
      <legend>Out loud</legend>
      {voices.length > 0 && (
        <div className="field-row">
          <label htmlFor={`${id}-voice`}>Voice</label>
          <select id={`${id}-voice`} value={voice?.voiceURI} onChange={event => setUri(event.target.value)}>
            {voices.map(({ voiceURI, name, lang }) => (
              <option key={voiceURI} value={voiceURI}>
                {name} ({lang})
              </option>
            ))}
          </select>
        </div>
      )}
      {mounted && voices.length === 0 && (
        <p>This browser has no voice installed, so the word is said in writing. Please move your lips.</p>
      )}
      <div className="buttons">
        <button type="button" disabled={!mounted} onClick={say}>
          Say it
        </button>
        {voices.length > 0 && (
          <button type="button" disabled={!speech.speaking} onClick={speech.stop}>
            Stop
          </button>
        )}
      </div>
      <p className={styles.written} role="status">
        {voices.length === 0 && written > 0 && <span key={written}>{word}!</span>}
      </p>
      <p>
        Said here <b className="lcd">{count}</b> {count === 1 ? "time" : "times"}. That is this browser's own
        count: one for each press, heard or written, and one for each that the red button on the front page
        gets out.
      </p>
    </fieldset>
  )
}
