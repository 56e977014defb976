/** The chat in which the Mona Lisa is ordered, and the easel with the latest attempt. */
import { useEffect, useRef, useState } from "react"
import type { Turn } from "../../../components/chat-replay/chat"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { usePageData } from "../../../hooks/page/page"
import { whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { attempts } from "./attempts"
import { praise, rounds, spoken } from "./logic"
import * as styles from "./MonaLisaChat.module.css"
import { Picture } from "./parts/Picture"

const codecs = { attempt: whole(1, attempts.length, 1) }

/**
 * A staged chat in which a machine draws the Mona Lisa in CSS boxes. The visitor complains, or doesn't, and gets the
 * next of eight attempts.
 *
 * @feed A staged chat in which a machine draws the Mona Lisa eight times out of nothing but boxes, and is told what is wrong.
 * @data monalisa-chat
 */
export default function MonaLisaChat() {
  const { "monalisa-chat": turns } = usePageData<{ "monalisa-chat": Turn[] }>()
  const { values, set } = useAddress(codecs)
  const motion = useMotion()
  const [praised, setPraised] = useState<readonly number[]>([])
  /** True after the last complaint, which is answered without a drawing. */
  const [isOver, setIsOver] = useState(false)
  const log = useRef<HTMLDivElement>(null)
  const all = rounds(turns)
  const number = values.attempt
  const round = number === attempts.length && isOver ? number + 1 : number
  const attempt = attempts[number - 1]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is shown when there is one.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [round])

  const show = (next: number, isPraise: boolean) => {
    const first = next > attempts.length
    setIsOver(false)
    setPraised(first ? [] : isPraise ? [...praised, next] : praised.filter(each => each < next))
    set({ attempt: first ? 1 : next })
  }
  const complain = () => {
    if (number === attempts.length && !isOver) setIsOver(true)
    else show(number + 1, false)
  }
  return (
    <section className={styles.studio} aria-label="The studio">
      <div className={styles.wall}>
        <div key={number} className={styles.canvas} data-still={!motion || undefined}>
          {attempt && <Picture attempt={attempt} />}
        </div>
      </div>
      <div className={styles.chat}>
        <div
          ref={log}
          className={styles.log}
          role="log"
          aria-label="Chat with the machine"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the log once it is focused
          tabIndex={0}
        >
          {spoken(all, round, praised).map(({ ask, answer }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in the chat
            <div key={i} className={styles.round}>
              <p className={styles.visitor}>{ask}</p>
              <p className={styles.machine}>{answer}</p>
            </div>
          ))}
        </div>
        <div className={styles.replies}>
          <button type="button" className="default" onClick={complain}>
            {all[round]?.ask ?? all[0]?.ask}
          </button>
          <button type="button" onClick={() => show(number + 1, true)}>
            {praise.ask}
          </button>
          <ShareButton text={`Mona Lisa, attempt ${number} of ${attempts.length}`} />
        </div>
      </div>
    </section>
  )
}
