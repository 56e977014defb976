import { usePageData } from "../../hooks/page/page"
import { choice, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import * as styles from "./Eurovision.module.css"
import { wallEnd, wallStart } from "./logic"
import { Vote } from "./parts/Vote"
import { Years } from "./parts/Years"
import type { EurovisionData } from "./schema"

const views = [
  ["vote", "Vote at home"],
  ["wall", "Seventy years"],
] as const
const codecs = { view: choice(["vote", "wall"], null), year: whole(wallStart, wallEnd, 0) }

/**
 * A twelve-point scoreboard with spokesmen for friends, and every Eurovision Song Contest with Finland's results.
 *
 * @feed All winners since 1956, what became of Finland each time, and a voting board with spokesmen for your sofa.
 * @data eurovision
 */
export default function Eurovision() {
  const { eurovision } = usePageData<{ eurovision: EurovisionData }>()
  const { values, set } = useAddress(codecs)
  // Links to a year are older than the choice of views.
  const view = values.view ?? (values.year > 0 ? "wall" : "vote")
  return (
    <div className={styles.tool}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="What is on" className={styles.views}>
        {views.map(([each, name]) => (
          <button key={each} type="button" aria-pressed={view === each} onClick={() => set({ view: each })}>
            {name}
          </button>
        ))}
      </div>
      {view === "wall" ? <Years contests={eurovision.contests} /> : <Vote votes={eurovision.votes} />}
    </div>
  )
}
