import { useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { usePageData } from "../../../hooks/page/page"
import type { Codec } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import {
  englishOf,
  firstCall,
  meaningOf,
  mouthsOf,
  nextWord,
  otherCall,
  parseCall,
  parsePaper,
  storiesPerPage,
} from "./logic"
import { Nephew, Uncle } from "./parts/Faces"
import { FrontPage } from "./parts/FrontPage"
import { Understood } from "./parts/Understood"
import { WordList } from "./parts/WordList"
import * as styles from "./Sanakirja.module.css"
import type { Finglish } from "./schema"
import { parts } from "./words"

const call: Codec<string> = { initial: firstCall, parse: parseCall, format: text => text }
const paper: Codec<readonly string[]> = {
  initial: [],
  parse: parsePaper,
  format: calls => calls.join("-"),
}

const placeNames = ["Who", "Does what", "To what", "Where"] as const

/**
 * A telephone with three mouths: the visitor's English, an uncle's Finglish, and a drawing of what his nephew in
 * Helsinki understands. Three calls make a newspaper. Below is the dictionary with its sources.
 *
 * @feed A telephone call in English, Finglish and Finnish, drawn as it was understood, and a dictionary of Finglish.
 * @data finglish
 */
export default function Sanakirja() {
  const { finglish } = usePageData<{ finglish: Finglish }>()
  const { values, set } = useAddress({ call, paper })
  const [isBookOpen, setBookOpen] = useState(false)
  const motion = useMotion()
  const sentence = mouthsOf(values.call)
  const isPrinted = values.paper.includes(values.call)
  const isFull = values.paper.length >= storiesPerPage
  return (
    <div className={styles.tool}>
      {isFull ? (
        <>
          <FrontPage calls={values.paper} />
          <div className="buttons">
            <button type="button" className="default" onClick={() => set({ paper: [], call: firstCall })}>
              Ring Uncle again
            </button>
            <ShareButton text="From the front page: " />
          </div>
        </>
      ) : (
        <div className={styles.line}>
          <fieldset className={styles.you}>
            <legend>You say to Uncle</legend>
            {englishOf(values.call).map((word, place) => (
              <button
                key={placeNames[place]}
                type="button"
                aria-label={`${placeNames[place]}: ${word}`}
                onClick={() => set({ call: nextWord(values.call, place) })}
              >
                {word}
              </button>
            ))}
          </fieldset>
          <div className={styles.mouth}>
            <Uncle />
            <p
              key={values.call}
              data-moving={motion || undefined}
              role="status"
              aria-label="Uncle, in Minnesota"
            >
              <small>Uncle, in Minnesota</small>
              <span lang="fi">{sentence.said}</span>
            </p>
          </div>
          <div className={styles.mouth}>
            <Nephew />
            <p
              key={values.call}
              data-moving={motion || undefined}
              role="status"
              aria-label="His nephew, in Helsinki"
            >
              <small>His nephew, in Helsinki</small>
              <span>{sentence.heard}</span>
            </p>
          </div>
          <div className={styles.pad}>
            <div key={values.call} className={styles.sheet} data-moving={motion || undefined}>
              <Understood
                meaning={meaningOf(values.call)}
                label={`The nephew's drawing: ${sentence.heard}`}
              />
            </div>
          </div>
          <div className={`buttons ${styles.press}`}>
            <button
              type="button"
              className="default"
              onClick={() => set({ call: otherCall(values.call, random) })}
            >
              Say more
            </button>
            <button
              type="button"
              onClick={() => !isPrinted && set({ paper: [...values.paper, values.call] })}
            >
              Print it
            </button>
            <ShareButton text={sentence.heard} />
          </div>
        </div>
      )}
      <details className={styles.book} onToggle={event => setBookOpen(event.currentTarget.open)}>
        <summary>Uncle's dictionary, {finglish.words.length} words</summary>
        {isBookOpen && <WordList finglish={finglish} />}
      </details>
      <StatusMessage>
        {isFull
          ? "Hold the front page."
          : isPrinted
            ? "That has been printed. Say something else."
            : values.paper.length > 0
              ? `${values.paper.length} of ${storiesPerPage} stories for the front page`
              : `${parts.reduce((all, words) => all * words.length, 1)} ways to be misunderstood`}
      </StatusMessage>
    </div>
  )
}
