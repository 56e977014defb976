import { type FormEvent, type ReactNode, useState } from "react"
import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import { Stage } from "../../../../components/message-scene/Stage"
import { PageLink } from "../../../../components/page-link/PageLink"
import { StatusMessage } from "../../../../components/status-message/StatusMessage"
import { useLoaded } from "../../../../hooks/browser/loaded"
import { useMotion } from "../../../../hooks/browser/motion"
import { random } from "../../../../hooks/browser/random"
import { usePage } from "../../../../hooks/page/page"
import { loadPageIndex } from "../../../../hooks/page/pageIndex"
import { useTicks } from "../../../../kits/motion/useTicks"
import { pick } from "../../../../lib/game/random"
import { trimmed } from "../../../../lib/text/blank"
import { formatDuration } from "../../../../lib/text/duration"
import { board, type Call, exchange, lettersPerSecond, shownOf, stepsOf } from "../calls"
import * as styles from "../IsIt1337.module.css"
import { Modem } from "./Modem"
import { Spelt } from "./Spelt"

type Props = {
  /** True during 13:37; null before mount. */
  isNow: boolean | null
  /** Milliseconds until 13:37; null before mount. */
  wait: number | null
  /** True if it is spelt in leet. */
  isLeet: boolean
  /** Further buttons. */
  children: ReactNode
}

/** Milliseconds per line, per three letters, and before the end. */
const paceMs = { line: 340, letters: 3000 / lettersPerSecond, end: 900 }

const first: Call = { number: board, nth: -1, tries: 0 }
const noOutput = { before: ["ATZ", "OK"], text: "", after: [], result: "", isOpen: false, page: null }

/**
 * A terminal and a modem that call a board, whose only line is free for one minute a day, or any page at its
 * number.
 */
export function Terminal({ isNow, wait, isLeet, children }: Props) {
  const motion = useMotion()
  const { path } = usePage()
  const [call, setCall] = useState(first)
  const [typed, setTyped] = useState(board)
  const [steps, setSteps] = useState(2)
  const [calls, setCalls] = useState(0)
  const { value: pages } = useLoaded(loadPageIndex, [calls], call.number !== board)

  const inWords = wait === null ? "" : formatDuration(wait, { to: "minute", zeros: false })
  const output = isNow === null ? noOutput : exchange(call, { isNow, wait: inWords, pages, path }, motion)
  const all = stepsOf(output)
  const isRinging = isNow === null || output.result === ""
  const isDialling = motion && steps < all
  const inText = steps >= output.before.length && steps < all - output.after.length
  const isEnding = steps >= all - output.after.length && output.text !== ""
  useTicks(isDialling, inText ? paceMs.letters : isEnding ? paceMs.end : paceMs.line, () =>
    setSteps(now => now + 1),
  )
  const isDone = !isDialling && !isRinging
  const isLineOpen = isDone ? output.isOpen : steps > 3 && output.text !== ""

  const dial = (number: string) => {
    const isBoard = number === board
    setCall({ number, nth: isBoard ? call.nth : call.nth + 1, tries: isBoard ? call.tries + 1 : call.tries })
    setTyped(number)
    setCalls(calls + 1)
    setSteps(2)
  }

  return (
    <>
      <Stage>
        <div className={styles.bbs}>
          <div className={styles.screen} data-yes={call.number === board && isNow && isDone ? "" : undefined}>
            <pre>
              <span className="visually-hidden">Terminal: </span>
              <Spelt on={isLeet}>{shownOf(output, motion ? steps : all)}</Spelt>
              {"\n"}
              <i className={styles.cursor} data-moves={motion} />
            </pre>
            {isDone && output.page && <PageLink to={output.page.path}>Go in to {output.page.title}</PageLink>}
          </div>
          <Modem
            state={isDone ? (output.isOpen ? "connected" : "on hook") : "dialling"}
            isOpen={isLineOpen}
          />
        </div>
      </Stage>
      <form
        className={`buttons ${styles.dial}`}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          dial(trimmed(typed))
        }}
      >
        <label>
          <Spelt on={isLeet}>Number</Spelt>
          <input
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            onChange={event => setTyped(event.target.value)}
          />
        </label>
        <button type="submit">
          <Spelt on={isLeet}>Dial</Spelt> <BidiIsolate>{trimmed(typed)}</BidiIsolate>
        </button>
        <button
          type="button"
          onClick={async () => {
            const others = (await loadPageIndex()).filter(page => page.path !== path)
            dial(others.length > 0 ? pick(others, random).code : "0000")
          }}
        >
          <Spelt on={isLeet}>Dial any page</Spelt>
        </button>
        {children}
      </form>
      <StatusMessage>{isDone && calls > 0 ? output.result : ""}</StatusMessage>
    </>
  )
}
