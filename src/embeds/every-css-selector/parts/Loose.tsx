import { useEffect, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
import * as styles from "../EveryCssSelector.module.css"
import { countMatches, highlightMatches, matchText } from "../loose"

type Props = {
  /** The selector on the scales. */
  selector: string
  onPick: (selector: string) => void
}

const offered = ["*", "a", "button:hover", ":not(:has(*))", "p::first-letter"] as const

/** Applies the selector on the scales to the whole page, desktop included, until it is stopped. */
export function Loose({ selector, onPick }: Props) {
  const [isLoose, setLoose] = useState(false)
  const [message, setMessage] = useState("")

  useEffect(() => {
    if (!isLoose) return
    const count = countMatches(document, selector)
    setMessage(matchText(selector, count, countMatches(document, "*") ?? 0))
    const callBack = highlightMatches(document, selector)
    const hear = (event: KeyboardEvent) => {
      if (event.key === "Escape") setLoose(false)
    }
    window.addEventListener("keydown", hear)
    return () => {
      callBack()
      window.removeEventListener("keydown", hear)
    }
  }, [isLoose, selector])

  return (
    <div>
      <div className={styles.loose}>
        <Button
          className="default"
          aria-pressed={isLoose}
          onClick={() => {
            setMessage("It is back on the scales.")
            setLoose(!isLoose)
          }}
        >
          <Reserve inline all={["Let it loose on this page"]}>
            {isLoose ? "Call it back" : "Let it loose on this page"}
          </Reserve>
        </Button>
        {offered.map(each => (
          <Button
            key={each}
            onClick={() => {
              onPick(each)
              setLoose(true)
            }}
          >
            <code>{each}</code>
          </Button>
        ))}
      </div>
      <p className={`${styles.count} ${styles.caught}`} role="status">
        {message}
      </p>
    </div>
  )
}
