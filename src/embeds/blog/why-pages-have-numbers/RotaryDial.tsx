import { useEffect, useState } from "react"
import { PageLink } from "../../../components/page-link/PageLink"
import { usePageIndex } from "../../../hooks/page/pageIndex"
import { type Digit, digits, numberLength } from "./logic"
import { Dial } from "./parts/Dial"
import * as styles from "./RotaryDial.module.css"

/** The time that it rings, in milliseconds. */
const ringMs = 1500

/**
 * A telephone with a dial, which rings up the page whose number is dialled.
 *
 * @feed A telephone with a dial that rings up any page by its number.
 */
export default function RotaryDial() {
  const [number, setNumber] = useState("")
  const [slipped, setSlipped] = useState(false)
  const [answered, setAnswered] = useState(false)
  const isComplete = number.length === numberLength
  const index = usePageIndex(number !== "")
  const page = index?.find(({ code }) => code === number)

  useEffect(() => {
    if (!isComplete) return
    const timer = setTimeout(() => setAnswered(true), ringMs)
    return () => clearTimeout(timer)
  }, [isComplete])

  const dial = (digit: Digit) => {
    setSlipped(false)
    if (!isComplete) setNumber(old => (old.length < numberLength ? `${old}${digit}` : old))
  }
  const hangUp = () => {
    setNumber("")
    setAnswered(false)
    setSlipped(false)
  }
  const isAnswered = isComplete && answered && index !== null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: digits dial wherever the focus is in the telephone
    <div
      className={styles.telephone}
      data-keys=""
      onKeyDown={event => {
        const digit = digits.find(each => String(each) === event.key)
        if (digit !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) dial(digit)
      }}
    >
      <Dial onDial={dial} onSlip={() => setSlipped(true)} />
      <div className={styles.desk}>
        <p className={`lcd ${styles.number}`}>
          <span className="visually-hidden">Dialled: </span>
          {number.padEnd(numberLength, "_")}
        </p>
        <p className={styles.line} role="status">
          {isAnswered
            ? page
              ? `“${page.title || "The front page"}, good evening.”`
              : "“The number you have dialled is a hamster.”"
            : isComplete
              ? "Rrring. Rrring."
              : slipped
                ? "It slipped. Turn it right round to the stop."
                : number === ""
                  ? "Put your finger in a hole and turn."
                  : `${numberLength - number.length} to go.`}
        </p>
        <div className="buttons">
          {isAnswered && page && <PageLink to={page.path}>Go to {page.title || "the front page"}</PageLink>}
          <button type="button" onClick={hangUp}>
            Hang up
          </button>
        </div>
      </div>
    </div>
  )
}
