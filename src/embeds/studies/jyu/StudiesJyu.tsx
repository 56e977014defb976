import { useState } from "react"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { usePageData } from "../../../hooks/page/page"
import { whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { useTicks } from "../../../kits/motion/useTicks"
import type { Course } from "../../../lib/lists/transcript"
import { pluralise } from "../../../lib/text/pluralise"
import { lastWords } from "./lastWords"
import { average, fallOrder, graded, remark } from "./logic"
import { Columns } from "./parts/Columns"
import * as styles from "./StudiesJyu.module.css"

/** The dean's lines, in order; after the last he lies down. */
const speech = [
  "Splendid. Which course is it?",
  "Napping in Public Libraries.",
  "How does that go?",
  "Like this? …",
]
const speechMs = 2200

/**
 * A transcript with a pass mark that can be dragged up. The courses below it fall out of the average, until one is left
 * and the dean comes.
 *
 * @feed A transcript whose pass mark can be dragged up, until one course is left and the average is perfect.
 * @data transcript
 */
export default function StudiesJyu() {
  const { transcript } = usePageData<{ transcript: Course[] }>()
  const order = fallOrder(transcript)
  const { values, set } = useAddress({ without: whole(0, order.length - 1, 0) })
  const [news, setNews] = useState("")
  const [speechStep, setSpeechStep] = useState(0)
  const fallen = values.without
  const left = order.slice(fallen)
  const mean = average(left) ?? 0
  const isLast = left.length === 1
  useTicks(isLast && speechStep < speech.length, speechMs, () => setSpeechStep(speechStep + 1))

  const drop = (to: number) => {
    if (to === fallen) return
    const course = order[to > fallen ? to - 1 : to]
    setNews(
      to > fallen
        ? `${course?.name}: “${lastWords[course?.code ?? ""] ?? "Oh."}”`
        : `${course?.name} has climbed back in.`,
    )
    setSpeechStep(0)
    set({ without: to })
  }
  const line = speech[Math.min(speechStep, speech.length - 1)]
  return (
    <div className={styles.tool}>
      <div className={styles.head}>
        <b className={styles.average}>{mean.toFixed(2)}</b>
        <p role="status">
          {isLast
            ? `The dean: “${speechStep >= speech.length ? "Zzz." : line}”`
            : news || "Eighteen courses, one average."}
          <br />
          {remark(mean, left.length)}
        </p>
      </div>
      <Columns
        courses={graded(transcript)}
        order={order}
        fallen={fallen}
        valueText={`${pluralise(left.length, "course")} left, average ${mean.toFixed(2)}`}
        onFallen={drop}
        dean={!isLast ? "away" : speechStep >= speech.length ? "asleep" : "here"}
      />
      <div className="buttons">
        <ShareButton text={`Average ${mean.toFixed(2)} of 5. ${remark(mean, left.length)}`} />
      </div>
    </div>
  )
}
