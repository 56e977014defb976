import { type PointerEvent, useEffect, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import { useSound } from "../../../kits/sound/useSound"
import * as styles from "../CheckCreditCard.module.css"
import { type Brand, grouped, luhn } from "../logic"
import { before, type Outcome, receipt } from "../receipt"

type Props = { digits: string; brand: Brand | null; outcome: Outcome }

const usualGaps = [4, 8, 12, 16]
/** How far a card has to be pulled through the reader, in pixels, and how long a line takes to be printed. */
const [farEnough, every] = [110, 130]

const said: Record<Outcome, string> = {
  approved: "Approved, for 0.00. The Bank of Pertti thanks you.",
  declined: "Declined. The Bank of Pertti blames nobody.",
  kept: "The reader has kept the card. It looked like somebody's.",
}

/** The card, the reader that it can be pulled through, and the receipt. Other digits need another key. */
export function Counter({ digits, brand, outcome }: Props) {
  const [printed, setPrinted] = useState<number | null>(null)
  const [isRead, setRead] = useState(false)
  const [pull, setPull] = useState<{ from: number; by: number } | null>(null)
  const [asked, setAsked] = useState(0)
  const motion = useMotion()
  const { open } = useSound()
  const paper = useRef<HTMLOListElement>(null)
  const steps = luhn(digits)
  const lines = receipt(digits, outcome)
  const shown = printed === null ? (isRead ? lines : before) : lines.slice(0, printed)
  const isGone = outcome === "kept" && isRead && printed === null

  const finish = () => {
    setPrinted(null)
    setRead(true)
    const tones = outcome === "approved" ? [880, 1320] : [220, 165]
    for (const [i, frequency] of tones.entries()) open()?.play({ frequency, at: i * 0.14, seconds: 0.3 })
  }
  useTicks(printed !== null, every, () => {
    if (printed === null) return
    if (printed >= lines.length) return finish()
    const step = steps[printed]
    open()?.play({ frequency: 400 + 90 * (step?.adds ?? 0), seconds: 0.07, shape: "square", loud: 0.04 })
    setPrinted(printed + 1)
  })
  useEffect(() => {
    // The end of the paper is what counts, also of one that has been printed before.
    const scroller = paper.current?.closest("section")
    if (scroller && printed !== 0) scroller.scrollTop = scroller.scrollHeight
  }, [printed])

  const last = shown.at(-1)
  const sign = shown.length <= steps.length ? " = " : " "
  const reading = last ? last.left + sign + last.right : "READING"
  const display = isRead || printed !== null ? reading : "SWIPE CARD"

  const swipe = () => {
    if (printed !== null) return
    open()
    setRead(false)
    if (motion) setPrinted(0)
    else finish()
  }
  const move = ({ clientX }: PointerEvent) => setPull(old => old && { ...old, by: clientX - old.from })
  const letGo = () => {
    if (pull && Math.abs(pull.by) > farEnough) swipe()
    setPull(null)
  }

  return (
    <div className={styles.counter}>
      <div className={styles.desk}>
        <div className={styles.reader} aria-hidden="true">
          <div
            className={styles.card}
            data-reading={(motion && printed !== null && printed < steps.length) || undefined}
            data-gone={isGone || undefined}
            data-still={!motion || undefined}
            data-held={pull ? true : undefined}
            style={pull ? { translate: `${pull.by}px 0` } : undefined}
            onPointerDown={event => {
              if (event.button !== 0 || isGone || printed !== null) return
              event.preventDefault()
              event.currentTarget.setPointerCapture?.(event.pointerId)
              setPull({ from: event.clientX, by: 0 })
            }}
            onPointerMove={move}
            onPointerUp={letGo}
            onPointerCancel={() => setPull(null)}
          >
            <span className={styles.chip} />
            <span className={styles.brand}>{brand?.name ?? "Bank of Pertti"}</span>
            <span className={styles.number}>{grouped(digits, brand?.gaps ?? usualGaps)}</span>
            <span>PERTTI HAMSTERI</span>
            <span>VALID NEVER</span>
          </div>
          <div className={styles.machine}>
            <span>BANK OF PERTTI</span>
            <span className={`lcd ${styles.display}`}>{display}</span>
            <span
              className={styles.lamp}
              data-is={printed !== null ? "busy" : isRead ? outcome : undefined}
            />
          </div>
        </div>
        <Button
          className="default"
          disabled={printed !== null}
          onClick={isGone ? () => setAsked(asked + 1) : swipe}
        >
          {isGone ? "Ask for it back" : "Swipe the card"}
        </Button>
      </div>
      <ScrollArea label="Receipt" className={styles.paper} maxHeight="100%">
        <ol ref={paper}>
          {shown.map(({ left, right, isLarge }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <li key={i} data-large={isLarge || undefined}>
              <span>{left}</span>
              <span>{right}</span>
            </li>
          ))}
        </ol>
      </ScrollArea>
      <StatusMessage>
        {printed !== null && "Adding up."}
        {printed === null &&
          isRead &&
          (asked === 0 ? said[outcome] : refusals[(asked - 1) % refusals.length])}
      </StatusMessage>
    </div>
  )
}

const refusals = [
  "No. It is in the safe now.",
  "The safe is a biscuit tin. Pertti sits on it.",
  "You would only type it into another page.",
]
