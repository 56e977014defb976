/** The chat in which the Mona Lisa is ordered, and the easel with the latest attempt. */
import { useEffect, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import type { Turn } from "../../../components/chat-replay/chat"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { usePressGuard } from "../../../hooks/browser/pressGuard"
import { usePageData } from "../../../hooks/page/page"
import { whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { useThing } from "../../../kits/things/useThing"
import { attempts } from "./attempts"
import { praise, rounds, spoken } from "./logic"
import * as styles from "./MonaLisaChat.module.css"
import { Picture } from "./parts/Picture"
import { touchRemark } from "./touches"

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
  /** True after the last reply, which is answered without a drawing. */
  const [isOver, setIsOver] = useState(false)
  /** The number of replies in this visit. */
  const [replies, setReplies] = useState(0)
  const { give } = useThing()
  const log = useRef<HTMLDivElement>(null)
  const all = rounds(turns)
  const number = values.attempt
  /** True once the machine considers the painting finished. */
  const isEnd = number === attempts.length && isOver
  const round = isEnd ? number + 1 : number
  const attempt = attempts[number - 1]

  const [touched, setTouched] = useState<{ attempt: number; fallen: readonly number[]; says: string }>({
    attempt: 0,
    fallen: [],
    says: "",
  })
  const isTouched = touched.attempt === number
  const fallen = isTouched ? touched.fallen : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is shown when there is one.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [round, touched])

  const touch = (box: number) => {
    if (!attempt || fallen.includes(box)) return
    const now = [...fallen, box]
    setTouched({
      attempt: number,
      fallen: now,
      says: touchRemark(now.length, attempt.boxes.length - now.length),
    })
  }
  const touchAny = () => {
    const top = attempt?.boxes
      .map((_, i) => i)
      .filter(i => !fallen.includes(i))
      .at(-1)
    if (top !== undefined) touch(top)
  }
  const show = (next: number, isPraise: boolean) => {
    const first = next > attempts.length
    setIsOver(false)
    setPraised(first ? [] : isPraise ? [...praised, next] : praised.filter(each => each < next))
    set({ attempt: first ? 1 : next })
  }
  const answer = (isPraise: boolean) => {
    setReplies(replies + 1)
    if (number < attempts.length) return show(number + 1, isPraise)
    setIsOver(true)
    if (replies > 0) give()
    if (isPraise) setPraised([...praised, number + 1])
  }
  const guard = usePressGuard(isOver)
  const again = () => show(attempts.length + 1, false)
  return (
    <section className={styles.studio} aria-label="The studio">
      <div className={styles.wall}>
        <div key={number} className={styles.canvas} data-still={!motion || undefined}>
          {attempt && <Picture attempt={attempt} fallen={fallen} onTouch={touch} />}
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
          {isEnd && (
            <p className={styles.machine}>
              I have signed it and hung it myself. There is nothing left to improve. Goodbye!
            </p>
          )}
          {isTouched && <p className={styles.machine}>{touched.says}</p>}
        </div>
        <div className={styles.replies}>
          <button
            type="button"
            className="default"
            onClick={isEnd ? () => guard(again) : () => answer(false)}
          >
            {isEnd ? "Order another painting" : all[number]?.ask}
          </button>
          <Button disabled={isEnd} onClick={() => answer(true)}>
            {praise.ask}
          </Button>
          <button type="button" onClick={touchAny}>
            Touch it
          </button>
          <ShareButton text={`Mona Lisa, attempt ${number} of ${attempts.length}`} />
        </div>
      </div>
    </section>
  )
}
