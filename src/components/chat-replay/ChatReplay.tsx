/** A chat window with a whole chat, which can be replayed. */

import { type ComponentType, useId, useLayoutEffect, useRef, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { Button } from "../button/Button"
import * as styles from "./ChatReplay.module.css"
import { ChatTurn, TypedTurn } from "./ChatTurn"
import type { Turn } from "./chat"
import { hintText, statusText } from "./sentences"
import { useReplay } from "./useReplay"

type Props = {
  /** The title of the chat's window. */
  title: string
  turns: readonly Turn[]
  /** The pictures by the names used in the turns. */
  drawings: Readonly<Record<string, ComponentType>>
}

/** The maximum distance from the end of the log, in CSS pixels, at which it scrolls along. */
const followDistancePx = 40

/** A staged chat. All of it is there at first, and Replay types it turn by turn. */
export function ChatReplay({ title, turns, drawings }: Props) {
  const id = useId()
  const mounted = useMounted()
  const motion = useMotion()
  const { moment, playing, started, ...replay } = useReplay(turns, motion)
  const [isUnrolled, setIsUnrolled] = useState(false)
  const log = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const following = useRef(true)

  const whole = moment ? moment.whole : turns.length
  const typed = moment && moment.phase !== "resting" ? turns[whole] : undefined
  const letters = moment?.letters ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of these make the log longer
  useLayoutEffect(() => {
    if (started && following.current && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [started, whole, typed])

  const press = () => {
    if (playing) return replay.pause()
    if (!moment) {
      following.current = true
      setIsUnrolled(false)
    }
    replay.play()
  }
  const showAll = () => {
    replay.finish()
    main.current?.focus()
  }

  return (
    <section className="window" aria-labelledby={`${id}-title`}>
      <div className="title-bar">
        <div className="title-bar-text" id={`${id}-title`}>
          {title}
        </div>
      </div>
      <div className="window-body">
        <div className={`buttons ${styles.buttons}`}>
          <Button ref={main} disabled={!motion || turns.length === 0} onClick={press}>
            {playing ? "Pause" : moment ? "Go on" : "Replay"}
          </Button>
          <Button disabled={!moment} onClick={replay.skip}>
            Skip
          </Button>
          <Button disabled={!moment} onClick={showAll}>
            Show all
          </Button>
          <Button disabled={!mounted} onClick={() => setIsUnrolled(!isUnrolled)}>
            {isUnrolled ? "Roll up" : "Unroll"}
          </Button>
        </div>
        <p className={styles.hint}>{hintText(mounted, motion, moment !== null, playing)}</p>
        <div
          ref={log}
          className={`sunken-panel ${styles.log} ${isUnrolled ? styles.unrolled : ""}`}
          role="log"
          aria-labelledby={`${id}-title`}
          aria-live={started ? "polite" : "off"}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the log once it is focused
          tabIndex={0}
          onScroll={({ currentTarget: box }) => {
            following.current = box.scrollHeight - box.scrollTop - box.clientHeight <= followDistancePx
          }}
        >
          {turns.length === 0 && <p>Nobody has said anything.</p>}
          {turns.slice(0, whole).map((turn, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the turns never change places
            <ChatTurn key={`whole-${i}`} turn={turn} drawing={drawings[turn.drawing ?? ""]} />
          ))}
          {typed && <TypedTurn key={`typed-${whole}`} turn={typed} letters={letters} />}
        </div>
      </div>
      <div className="status-bar">
        <p className="status-bar-field">{statusText(turns, moment, playing)}</p>
        <p className="status-bar-field">
          {whole} of {turns.length} turns
        </p>
      </div>
    </section>
  )
}
