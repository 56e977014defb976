import { ShareButton } from "../../components/share-button/ShareButton"
import { WordSlider } from "../../components/word-slider/WordSlider"
import { usePageData } from "../../hooks/page"
import { useQuery } from "../../hooks/query"
import type { WordForm } from "../../lib/lists/juhku"
import { readWordIndex } from "../../lib/wordSlider"
import * as styles from "./Juhku.module.css"
import { SayIt } from "./parts/SayIt"

/**
 * A slider over the history of the word Juhku, a button that says it, and a count of how many times it has been said.
 *
 * @feed A slider over the history of the word, and a button that says it aloud and counts.
 * @data juhku
 */
export default function Juhku() {
  const { juhku } = usePageData<{ juhku: WordForm[] }>()
  const [linked, setLinked] = useQuery("word")
  const today = juhku.findIndex(({ word }) => word === "Juhku")
  const index = readWordIndex(linked, juhku.length) ?? Math.max(0, today)
  const form = juhku[index]

  return (
    <div className={styles.fan}>
      <WordSlider
        label="Form of the word"
        words={juhku.map(({ word }) => word)}
        index={index}
        onIndex={to => setLinked(String(to))}
      />
      {form && (
        <p className={styles.note}>
          <b>{form.time}.</b> {form.note}
        </p>
      )}
      <div className="buttons">
        <ShareButton label="Share this form" text={form && `${form.word}, ${form.time}`} />
        <button type="button" disabled={linked === null} onClick={() => setLinked(null)}>
          Back to today
        </button>
      </div>
      <SayIt />
    </div>
  )
}
