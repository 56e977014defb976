import { useId, useState } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { useQuery } from "../../../hooks/query"
import { useSpeech } from "../../../hooks/speech"
import * as styles from "./Consonants.module.css"
import { type Keep, keep, type Language, verdict } from "./logic"

type Props = {
  /** The text to begin with. */
  start: string
}

/**
 * A text box whose text comes out without its vowels, or with nothing but them, and a voice that tries to read it.
 *
 * @feed A machine that takes the vowels out of any text, or leaves nothing but them, and then tries to read the rest.
 */
export default function Consonants({ start }: Props) {
  const [linked, setLinked] = useQuery("text")
  const text = linked ?? start
  const [what, setWhat] = useState<Keep>("consonants")
  const [language, setLanguage] = useState<Language>("fi")
  const speech = useSpeech()
  const id = useId()
  const result = keep(text, what, language)

  return (
    <div className={styles.tool}>
      <label htmlFor={`${id}-text`}>Text</label>
      <textarea
        id={`${id}-text`}
        rows={4}
        value={text}
        placeholder="Type or paste something with vowels in it"
        onChange={event => setLinked(event.target.value)}
      />
      <div className={styles.choices}>
        <fieldset>
          <legend>Keep</legend>
          {(["consonants", "vowels"] as const).map(option => (
            <div key={option} className="field-row">
              <input
                type="radio"
                id={`${id}-${option}`}
                name={`${id}-what`}
                checked={what === option}
                onChange={() => setWhat(option)}
              />
              <label htmlFor={`${id}-${option}`}>{option}</label>
            </div>
          ))}
        </fieldset>
        <fieldset>
          <legend>The alphabet is</legend>
          {(["fi", "en"] as const).map(option => (
            <div key={option} className="field-row">
              <input
                type="radio"
                id={`${id}-${option}`}
                name={`${id}-language`}
                checked={language === option}
                onChange={() => setLanguage(option)}
              />
              <label htmlFor={`${id}-${option}`}>{option === "fi" ? "Finnish" : "English"}</label>
            </div>
          ))}
        </fieldset>
      </div>
      <output className="result" htmlFor={`${id}-text`} aria-label="Result">
        {result || "Nothing is left."}
      </output>
      <p className={styles.verdict}>{verdict(result, language)}</p>
      <div className="buttons">
        <CopyButton text={result} />
        {speech.available && (
          <button
            type="button"
            disabled={!result}
            onClick={() =>
              speech.speaking
                ? speech.stop()
                : void speech.speak(result, language === "fi" ? "fi-FI" : "en-GB")
            }
          >
            {speech.speaking ? "Stop" : "Read it aloud"}
          </button>
        )}
        <button type="button" disabled={linked === null} onClick={() => setLinked(null)}>
          Start again
        </button>
      </div>
    </div>
  )
}
