import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { WordSlider } from "../../components/word-slider/WordSlider"
import { readWordIndex } from "../../components/word-slider/wordAt"
import { usePageData } from "../../hooks/page/page"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import * as styles from "./Juhku.module.css"
import { SayIt } from "./parts/SayIt"
import type { WordForm } from "./schema"

/**
 * A slider over the history of the word Juhku, a button that says it, and a count of how many times it has been said.
 *
 * @feed A slider over the history of the word, and a button that says it aloud and counts.
 * @data juhku
 */
export default function Juhku() {
  const { juhku } = usePageData<{ juhku: WordForm[] }>()
  const { values, set, reset, touched } = useAddress({ word: text(null) })
  const today = juhku.findIndex(({ word }) => word === "Juhku")
  const index = readWordIndex(values.word, juhku.length) ?? Math.max(0, today)
  const form = juhku[index]

  return (
    <div className={styles.fan}>
      <WordSlider
        label="Form of the word"
        words={juhku.map(({ word }) => word)}
        index={index}
        onIndex={to => set({ word: String(to) })}
      />
      {form && (
        <p className={styles.note}>
          <b>{form.time}.</b> {form.note}
        </p>
      )}
      <SayIt word={form?.word ?? "Juhku"}>
        <ShareButton label="Share this form" text={form && `${form.word}, ${form.time}`} />
        <Button disabled={!touched} onClick={reset}>
          Back to today
        </Button>
      </SayIt>
    </div>
  )
}
