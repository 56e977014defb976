import { useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { WordSlider } from "../../components/word-slider/WordSlider"
import { readWordIndex } from "../../components/word-slider/wordAt"
import { usePageData } from "../../hooks/page/page"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useTicks } from "../../kits/motion/useTicks"
import * as styles from "./Juhku.module.css"
import { meaningless, recovery, saidAgain } from "./logic"
import { SayIt } from "./parts/SayIt"
import { TiredWord } from "./parts/TiredWord"
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
  const [said, setSaid] = useState({ times: 0, tired: 0, inWriting: "" })
  // It recovers one by one, for as long as it has to.
  useTicks(said.tired > 0, recovery, () => setSaid(old => ({ ...old, tired: Math.max(0, old.tired - 1) })))

  return (
    <div className={styles.fan}>
      <div className={styles.stage}>
        <p className={styles.balloon} role="status">
          {said.inWriting && <span key={said.times}>{said.inWriting}!</span>}
        </p>
        <WordSlider
          label="Form of the word"
          words={juhku.map(({ word }) => word)}
          index={index}
          onIndex={to => {
            set({ word: String(to) })
            setSaid({ times: 0, tired: 0, inWriting: "" })
          }}
          draw={word => <TiredWord word={word} tired={said.tired} said={said.times} />}
        />
      </div>
      {form && (
        <p className={styles.note}>
          {said.tired >= meaningless ? (
            <b>It means nothing any more. Leave it alone for a while, and it comes back.</b>
          ) : (
            <>
              <b>{form.time}.</b> {form.note}
            </>
          )}
        </p>
      )}
      <SayIt
        word={form?.word ?? "Juhku"}
        onSaid={inWriting =>
          setSaid(({ times, tired }) => ({ times: times + 1, tired: saidAgain(tired), inWriting }))
        }
      >
        <ShareButton label="Share this form" text={form && `${form.word}, ${form.time}`} />
        <Button disabled={!touched} onClick={reset}>
          Back to today
        </Button>
      </SayIt>
    </div>
  )
}
