import { pluralise } from "../../lib/text/pluralise"
import { LazyMenu } from "../windows/LazyMenu"
import * as styles from "./PerttiLife.module.css"

type Props = {
  /** The number of seeds that the visitor has. */
  seeds: number
  isSitting: boolean
  /** True if there is a title bar to sit on. */
  canSit: boolean
  onStroke: () => void
  onFeed: () => void
  onSit: () => void
  onHome: () => void
  onFollow: () => void
  onSleep: () => void
  onClose: (why: "chosen" | "escape" | "away") => void
}

/** The menu of all that can be done with Pertti: over the task bar, or below the title bar on which he sits. */
export function PerttiMenu({
  seeds,
  isSitting,
  canSit,
  onStroke,
  onFeed,
  onSit,
  onHome,
  onFollow,
  onSleep,
  onClose,
}: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key that opened this menu asks for the browser's, too
    <div className={styles.menu} onContextMenu={event => event.preventDefault()}>
      <LazyMenu
        label="Pertti"
        className={isSitting ? (styles.low ?? "") : (styles.upwards ?? "")}
        entries={[
          { label: "Stroke", act: onStroke },
          { label: `Feed (${pluralise(seeds, "seed")})`, act: onFeed },
          isSitting
            ? { label: "Take him home", act: onHome }
            : { label: "Sit on the window", act: onSit, disabled: !canSit },
          { label: "Follow him", act: onFollow },
          null,
          { label: "Let him sleep", act: onSleep },
        ]}
        onClose={onClose}
      />
    </div>
  )
}
