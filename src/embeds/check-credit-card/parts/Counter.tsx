import { useEffect, useRef, useState } from "react"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useMotion } from "../../../hooks/browser/motion"
import { type Guest, inSentence, type Visitor } from "../../../kits/guest/useGuest"
import { useTicks } from "../../../kits/motion/useTicks"
import { useSound } from "../../../kits/sound/useSound"
import * as styles from "../CheckCreditCard.module.css"
import { type Brand, luhn } from "../logic"
import { before, cashReceipt, type Outcome, receipt, receiptSince, tillText, worthOf } from "../receipt"
import { type Bad, badReadMessage, badReadsUntilBag, displayOf, type Pull, queueOf } from "../swipe"
import { whispersOf } from "../whispers"
import { Card } from "./Card"
import { Cash } from "./Cash"
import { Paper } from "./Paper"
import { Queue } from "./Queue"

type Props = {
  digits: string
  brand: Brand | null
  outcome: Outcome
  /** The thing from another page on the counter. */
  guest: Guest | null
  /** True if it has been paid with since a card was last pulled. */
  hasPaid: boolean
  /** Called with the thing that has been paid with; with null when a card is pulled. */
  onPaid: (guest: Guest | null) => void
  /** The thing that was paid with last, perhaps on an earlier visit. */
  past: Visitor | null
  /** The sum that the till lacks: the worth of all things that were paid with. */
  owed: number
  /** True if the card has a whispered digit, and is swiped at once. */
  isWhispered: boolean
  /** The numbers declined so far after wrong whispers. */
  tried: readonly string[]
  onHear: (digit: number) => void
}

/** The printing time of a line in milliseconds. */
const lineMs = 65
const patient: Bad = { count: 0, last: null }

const outcomeMessages: Record<Outcome, string> = {
  approved: "Approved, for 0.00. The Bank of Pertti thanks you.",
  declined: "Declined. The queue has ideas about the last digit.",
  kept: "The reader has kept the card. It looked real.",
}

/** The card, the reader and the receipt. Must be keyed by the digits. */
export function Counter({
  digits,
  brand,
  outcome,
  guest,
  hasPaid,
  onPaid,
  past,
  owed,
  isWhispered,
  tried,
  onHear,
}: Props) {
  const motion = useMotion()
  const [printed, setPrinted] = useState<number | null>(isWhispered && motion ? 0 : null)
  const [isRead, setRead] = useState(isWhispered && !motion)
  const [bad, setBad] = useState(patient)
  const [asked, setAsked] = useState(0)
  const { open } = useSound()
  const button = useRef<HTMLButtonElement>(null)
  /** The receipts printed for this card. */
  const [prints, setPrints] = useState(0)
  /** The last customer if it is a guest, who was taken as cash: its receipt outlasts it. */
  const [customer, setCustomer] = useState<Guest | null>(null)
  const payer = printed === null ? customer : null
  const isPaid = payer !== null
  const steps = luhn(digits)
  const lines = receipt(digits, outcome, Math.max(0, prints - 1), owed)
  const shown = payer
    ? cashReceipt(payer)
    : printed === null
      ? isRead
        ? lines
        : past
          ? receiptSince(past, owed)
          : before
      : lines.slice(0, printed)
  const isGone = outcome === "kept" && isRead && printed === null

  const finish = () => {
    setPrinted(null)
    setRead(true)
    setBad(patient)
    const tones = outcome === "approved" ? [880, 1320] : [220, 165]
    for (const [i, frequency] of tones.entries()) open()?.play({ frequency, at: i * 0.14, seconds: 0.3 })
  }
  useTicks(printed !== null, lineMs, () => {
    if (printed === null) return
    const step = steps[printed]
    open()?.play({ frequency: 400 + 90 * (step?.adds ?? 0), seconds: 0.07, shape: "square", loudness: 0.04 })
    if (printed + 1 < lines.length) setPrinted(printed + 1)
    else finish()
  })
  useEffect(() => {
    // The button in the speech bubble that was pressed is gone; moves the focus on.
    if (isWhispered) button.current?.focus()
  }, [isWhispered])
  const last = shown.at(-1)
  const sign = shown.length <= steps.length ? " = " : " "
  const reading = last ? last.left + sign + last.right : "READING"
  const display = isPaid ? "ACCEPTED" : isRead || printed !== null ? reading : displayOf(bad)

  const isDone = isRead && printed === null
  const reaction = isPaid
    ? "cheers"
    : !isDone || outcome === "kept"
      ? null
      : outcome === "approved"
        ? "cheers"
        : "sighs"

  const serve = (next: Guest | null) => {
    setCustomer(next)
    onPaid(next)
  }
  const swipe = () => {
    if (printed !== null) return finish()
    open()
    serve(null)
    setRead(false)
    setPrints(prints + 1)
    setBad(old => ({ ...old, last: null }))
    if (motion) setPrinted(0)
    else finish()
  }
  const pay = () => {
    if (printed !== null) return
    serve(guest)
    setBad(patient)
    open()?.play({ frequency: 1320, seconds: 0.4 })
    guest?.remember("Was accepted as cash, and given back as the change.", String(worthOf(guest)))
  }
  const pulled = (pull: Pull) => {
    if (pull === "short") return
    if (pull === "read" || bad.count >= badReadsUntilBag) return swipe()
    setRead(false)
    serve(null)
    open()?.play({ frequency: 130, seconds: 0.4, shape: "square", loudness: 0.04 })
    setBad({ count: bad.count + 1, last: pull })
  }

  return (
    <div className={styles.counter}>
      <div className={styles.desk}>
        <div className={styles.reader} aria-hidden="true">
          <Card
            digits={digits}
            brand={brand}
            motion={motion}
            isReading={printed !== null && printed < steps.length}
            isGone={isGone}
            hasBag={bad.count >= badReadsUntilBag}
            isFree={!isGone && printed === null}
            onPull={pulled}
          />
          <div className={styles.machine}>
            <span>BANK OF PERTTI</span>
            <span className={`lcd ${styles.display}`}>{display}</span>
            <span
              className={styles.lamp}
              data-is={
                isPaid
                  ? "approved"
                  : printed !== null
                    ? "busy"
                    : isRead
                      ? outcome
                      : bad.last
                        ? "declined"
                        : undefined
              }
            />
          </div>
        </div>
        <div className={styles.row}>
          {guest && <Cash guest={guest} asks={!hasPaid} onPay={pay} />}
          <button
            ref={button}
            type="button"
            className="default"
            onClick={isGone ? () => setAsked(asked + 1) : swipe}
          >
            {isGone ? "Ask for it back" : "Swipe the card"}
          </button>
          <Queue
            {...queueOf(bad, tried.length)}
            reaction={reaction}
            whispers={reaction === "sighs" ? whispersOf(digits, tried) : []}
            onHear={onHear}
          />
        </div>
      </div>
      <Paper lines={shown} />
      <StatusMessage>
        {payer && `Accepted. The change was ${inSentence(payer)}.`}
        {printed !== null && "Adding up."}
        {printed === null && !isRead && !isPaid && (badReadMessage(bad) || (past && tillText(past, owed)))}
        {printed === null &&
          isRead &&
          !isPaid &&
          (asked === 0
            ? outcome === "declined" && prints > 1
              ? (repeats[(prints - 2) % repeats.length] ?? "")
              : outcome === "declined" && guest
                ? `Declined. The queue looks at ${inSentence(guest)}.`
                : outcomeMessages[outcome]
            : refusals[(asked - 1) % refusals.length])}
      </StatusMessage>
    </div>
  )
}

/** Said when a declined card is swiped again. */
const repeats = [
  "Declined again. The queue knew.",
  "Declined. Somebody has sat down on the floor.",
  "The reader asks you to think of the paper.",
  "Declined, and the paper costs 0.12.",
]

const refusals = [
  "No. It is in the safe now.",
  "The safe is a biscuit tin. Pertti sits on it.",
  "You would only type it into another page.",
]
