import { useState } from "react"
import * as v from "valibot"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { TextArea } from "../../kits/controls/TextArea"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./Gpl.module.css"
import {
  answerOf,
  billText,
  crawlOf,
  feePerLine,
  nudged,
  opinionOn,
  placesOf,
  pulled,
  verdictOf,
} from "./logic"
import { Crawl } from "./parts/Crawl"
import { Machine } from "./parts/Machine"
import type { Freedom } from "./schema"

const tried = storageEntry(
  "gpl",
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))), v.maxLength(1000)),
  [] as number[],
)

/** The maximum length of a crawl in a link, in characters. */
const maxLinked = 1500

/**
 * A machine with a thousand wrong meanings for GPL, and an opening crawl whose four freedoms apply to itself.
 *
 * @feed A machine with a thousand wrong answers to what GPL stands for, and the four freedoms as a crawl to be changed.
 * @data freedoms
 */
export default function Gpl() {
  const { freedoms } = usePageData<{ freedoms: Freedom[] }>()
  const original = crawlOf(freedoms)
  const { values, set } = useAddress({
    no: whole(1, 1000, 412),
    crawl: text(original, { maxLength: maxLinked }),
  })
  const [turns, setTurns] = useState<readonly number[]>([0, 0, 0])
  const [known, setKnown] = useStorage(tried)
  const [pulls, setPulls] = useState(0)
  const [counsel, setCounsel] = useState({ opinions: 0, no: 0 })
  const { no, crawl } = values

  const become = (next: number) => {
    const [before, after] = [placesOf(no), placesOf(next)]
    setTurns(turns.map((count, reel) => (before[reel] === after[reel] ? count : count + 1)))
    set({ no: next })
    setKnown(old => (old.includes(next) ? old : [...old, next]))
  }
  const pull = () => {
    setPulls(pulls + 1)
    become(pulled(no, random))
  }
  const answer = answerOf(no)

  return (
    <div className={styles.tool}>
      <div className={styles.game}>
        <Machine
          number={no}
          turns={turns}
          onNudge={reel => become(nudged(no, reel))}
          pulls={pulls}
          onPull={pull}
        />
        <p className={styles.verdict} role="status">
          <span>No. {no.toLocaleString("en-GB")}:</span> <b>{answer}?</b>
          <br />
          {verdictOf(no)}
        </p>
        <div className="buttons">
          <button type="button" onClick={pull}>
            Pull the lever
          </button>
          <button type="button" onClick={() => setCounsel({ opinions: counsel.opinions + 1, no })}>
            Ask a lawyer
          </button>
          <span>
            {known.length === 0
              ? "1,000 wrong answers to go"
              : `${pluralise(known.length, "wrong answer")} of 1,000 found`}
          </span>
        </div>
        <p className={styles.counsel} role="status">
          {counsel.no === no ? (
            <>
              <q>{opinionOn(no)}</q> <span>{billText(counsel.opinions)}</span>
            </>
          ) : (
            `The lawyer ${counsel.opinions === 0 ? "is in" : "has stayed"}. ${feePerLine} euros a line.`
          )}
        </p>
      </div>
      <Crawl text={crawl}>
        <CopyButton text={crawl} what="the crawl" />
        <ShareButton
          text="You are free to read this, and to change it"
          {...(crawl.length > maxLinked ? { link: `?no=${no}` } : {})}
        />
        <details className={styles.source}>
          <summary>Study and change</summary>
          <TextArea label="Source" rows={7} value={crawl} onText={next => set({ crawl: next })} />
        </details>
      </Crawl>
    </div>
  )
}
