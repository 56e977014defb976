import { Icon } from "../../../../components/icon/Icon"
import { Reserve } from "../../../../components/reserve/Reserve"
import { inSentence } from "../../../../kits/guest/useGuest"
import { thoughtWith } from "../guest"
import { lastRound, type State } from "../logic"
import * as styles from "../RockPaperScissors.module.css"
import { longestThoughts, percent, thoughtOf } from "../sentences"
import { throws } from "../throws"
import type { ThrownThing } from "../useThrownThing"
import { Panel } from "./Panel"

/** The machine's prediction for the last throw, and its reasoning; empty bars before the first. `thing` is what was thrown instead of a hand. */
export function Thought({ state, thing }: { state: State; thing: ThrownThing | null }) {
  const last = lastRound(state)
  return (
    <Panel title="What it thought you would throw">
      <p className={styles.thought} role="status">
        <Reserve all={longestThoughts(state.level)}>
          {thing
            ? thoughtWith(thing, state.level)
            : last
              ? thoughtOf(last.plan, state.level)
              : "It shows its cards after each throw."}
        </Reserve>
      </p>
      <ul className={styles.odds}>
        {throws.map((each, at) => {
          const part = percent(last?.plan.odds[at] ?? 0)
          return (
            <li key={each}>
              <span>
                {each} <span className="visually-hidden">{last ? part : "?"}</span>
                {each === last?.round.you && (
                  <>
                    {" "}
                    <Icon name="arrow-left" /> {thing ? inSentence(thing) : "you"}
                  </>
                )}
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: part }} />
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
