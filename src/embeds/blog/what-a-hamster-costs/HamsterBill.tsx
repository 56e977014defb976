import { useEffect, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import { Hamster } from "../parts/Hamster"
import * as styles from "./HamsterBill.module.css"
import { bills, maxRefusals, printed, sum } from "./logic"

/** The time that a line takes to print, in milliseconds. */
const lineMs = 320

/**
 * The electricity bill of a sleeping hamster, printed line by line, which can be paid in seeds or refused.
 *
 * @feed Ask what a sleeping hamster costs, and the bill is printed.
 */
export default function HamsterBill() {
  const motion = useMotion()
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(0)
  const [refusals, setRefusals] = useState(0)
  const [paid, setPaid] = useState(false)
  const paper = useRef<HTMLElement>(null)
  /** The number of bills paid before this one. */
  const [paidBefore, setPaidBefore] = useState(0)
  const lines = printed(refusals, paidBefore)
  const isPrinting = asked && shown < lines.length
  useTicks(isPrinting, motion ? lineMs : 1, () => {
    setShown(motion ? shown + 1 : lines.length)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever the bill has grown
  useEffect(() => {
    if (paper.current) paper.current.scrollTop = paper.current.scrollHeight
  }, [shown, isPrinting, paid])
  const isDark = refusals >= maxRefusals
  const isDue = asked && !isPrinting && !paid && !isDark
  const hasMore = paid && paidBefore < bills - 1
  const again = () => {
    setAsked(hasMore)
    setPaidBefore(hasMore ? paidBefore + 1 : 0)
    setShown(0)
    setRefusals(0)
    setPaid(false)
  }
  const message = isDark
    ? "They have cut him off. He hasn't noticed."
    : paid
      ? [
          "Paid in seeds. He has eaten the receipt.",
          "Paid. They have counted him, too.",
          "The company has gone to bed.",
        ][paidBefore]
      : isPrinting
        ? "Printing."
        : isDue
          ? [
              ["Payable at once.", "This one is for paying.", "They have thought about it."][paidBefore],
              "They have written again.",
              "They have stopped saying “dear”.",
            ][refusals]
          : "He is asleep. It can't be much."
  return (
    <div className={styles.tool} data-dark={isDark || undefined}>
      <div className={styles.office}>
        <svg
          viewBox="0 0 160 170"
          className={styles.scene}
          role="img"
          aria-label={isDark ? "A hamster asleep in the dark" : "A hamster asleep under a lamp"}
        >
          <path d="M80 0v26M56 50q24 -48 48 0z" fill={isDark ? "#444" : "#ffd94a"} />
          <path d="M8 160h144" />
          <g transform="translate(80 140) scale(2.2)">
            <Hamster x={0} y={0} eyes="shut" />
          </g>
          <text x="118" y="92">
            z
          </text>
          <text x="132" y="74">
            Z
          </text>
          {paid && <path d="M66 152q14 -16 28 0q-14 12 -28 0" fill="#fff3d2" />}
        </svg>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the bill */}
        <section className={styles.paper} ref={paper} aria-label="The bill" tabIndex={0}>
          <strong>ELECTRICITY</strong>
          <ul>
            {lines.slice(0, shown).map(({ what, costs }) => (
              <li key={what}>
                <span>{what}</span> <span>{costs}</span>
              </li>
            ))}
          </ul>
          {asked && !isPrinting && (
            <p className={styles.total}>
              <span>TO PAY</span> <span>{paid ? "0.00" : sum(lines)} €</span>
            </p>
          )}
          {paid && <p className={styles.stamp}>PAID</p>}
        </section>
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={`buttons ${styles.choices}`}>
        <Button
          disabled={isPrinting}
          onClick={asked ? (isDue ? () => setPaid(true) : again) : () => setAsked(true)}
        >
          <Reserve inline all={["Open the next envelope"]}>
            {!asked
              ? "Ask what he costs"
              : isDue
                ? "Pay in seeds"
                : isPrinting
                  ? "Printing"
                  : hasMore
                    ? "Open the next envelope"
                    : "Let him sleep"}
          </Reserve>
        </Button>
        {isDue && (
          <button type="button" onClick={() => setRefusals(refusals + 1)}>
            Don't pay
          </button>
        )}
      </div>
    </div>
  )
}
