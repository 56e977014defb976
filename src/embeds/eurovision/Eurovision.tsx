import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import * as styles from "./Eurovision.module.css"
import { Vote } from "./parts/Vote"
import { Years } from "./parts/Years"
import type { EurovisionData } from "./schema"

const views = [
  ["wall", "Seventy years"],
  ["vote", "Vote at home"],
] as const
const codecs = { view: choice(["wall", "vote"]) }

/**
 * A wall of every Eurovision Song Contest with Finland's results, and a twelve-point scoreboard for friends.
 *
 * @feed All winners since 1956, what became of Finland each time, and a voting board with spokesmen for your sofa.
 * @data eurovision
 */
export default function Eurovision() {
  const { eurovision } = usePageData<{ eurovision: EurovisionData }>()
  const { values, set } = useAddress(codecs)
  return (
    <div className={styles.tool}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="What is on" className={styles.views}>
        {views.map(([view, name]) => (
          <button key={view} type="button" aria-pressed={values.view === view} onClick={() => set({ view })}>
            {name}
          </button>
        ))}
      </div>
      {values.view === "wall" ? <Years contests={eurovision.contests} /> : <Vote votes={eurovision.votes} />}
    </div>
  )
}
