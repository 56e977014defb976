import { useEffect, useEffectEvent, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
import { useThing } from "../../../kits/things/useThing"
import * as styles from "../EveryCssSelector.module.css"
import { countMatches, matchText } from "../loose"
import { catchIt, letLoose, useRunaway } from "../runaway"

type Props = {
  /** The selector on the scales. */
  selector: string
  onPick: (selector: string) => void
}

const offered = ["*", "a", "button:hover", ":not(:has(*))", "p::first-letter"] as const

/** Lets the selector on the scales loose on the whole site, until it is caught. */
export function Loose({ selector, onPick }: Props) {
  const runaway = useRunaway()
  const isLoose = runaway !== null
  const [message, setMessage] = useState("")
  const { give } = useThing()

  const release = (wanted: string) => {
    letLoose(wanted)
    const [count, all] = [countMatches(document, wanted), countMatches(document, "*") ?? 0]
    setMessage(`${matchText(wanted, count, all)} It goes where you go.`)
    return count === all
  }
  /** Only a press gives the thing: to come back with another selector loose is no moment. */
  const press = (wanted: string) => {
    if (release(wanted)) give()
  }
  // A selector typed while another is loose replaces it.
  const follow = useEffectEvent(() => {
    if (runaway !== null && runaway !== selector) release(selector)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selector is let loose.
  useEffect(() => {
    follow()
  }, [selector])

  return (
    <div>
      <div className={styles.loose}>
        <Button
          className="default"
          aria-pressed={isLoose}
          onClick={() => {
            if (!isLoose) return press(selector)
            catchIt()
            setMessage("Caught. It is back on the scales.")
          }}
        >
          <Reserve inline all={["Let it loose"]}>
            {isLoose ? "Catch it" : "Let it loose"}
          </Reserve>
        </Button>
        {offered.map(each => (
          <Button
            key={each}
            onClick={() => {
              onPick(each)
              press(each)
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
