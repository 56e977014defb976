import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
import * as styles from "../EveryCssSelector.module.css"
import type { useLoose } from "./useLoose"

type Props = {
  /** The selector on the scales. */
  selector: string
  loose: ReturnType<typeof useLoose>
  onPick: (selector: string) => void
}

const offered = ["*", "a", "button:hover", ":not(:has(*))", "p::first-letter"] as const

/** Lets the selector on the scales loose on the whole site, until it is caught. */
export function Loose({ selector, loose: { isLoose, message, release, recapture }, onPick }: Props) {
  return (
    <div>
      <div className={styles.loose}>
        <Button
          className="default"
          aria-pressed={isLoose}
          onClick={() => (isLoose ? recapture() : release(selector))}
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
              release(each)
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
