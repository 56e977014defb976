import { useState } from "react"
import { GameFrame } from "../../../components/game-frame/GameFrame"
import { useMotion } from "../../../hooks/browser/motion"
import { useDealLink } from "../../../hooks/game/dealLink"
import { useGame } from "../../../hooks/game/useGame"
import { useGuest } from "../../../kits/guest/useGuest"
import { useThing } from "../../../kits/things/useThing"
import { tallyText } from "../../../lib/game/game"
import { beaten, countsAs, placeOf, type Showing, statusWith } from "./guest"
import {
  codeOf,
  countOf,
  lastRound,
  levels,
  names,
  planOf,
  readCode,
  rockPaperScissors,
  roundsOf,
} from "./logic"
import { Habits } from "./parts/Habits"
import { Hands } from "./parts/Hands"
import { Prizes } from "./parts/Prizes"
import { Seal } from "./parts/Seal"
import { Statistics } from "./parts/Statistics"
import { Thought } from "./parts/Thought"
import { Throws } from "./parts/Throws"
import * as styles from "./RockPaperScissors.module.css"
import { shareText, statusOf } from "./sentences"
import { sealed, useSeal } from "./useSeal"
import { useShake } from "./useShake"

const keys = [
  ["Tab", "go to the throws"],
  ["R, P, S", "throw rock, paper or scissors while the focus is on the throws"],
  ["1, 2, 3", "the same"],
  ["Enter, Space", "throw what has the focus"],
] as const

/**
 * A rock, paper, scissors match against a machine that learns the player's habits, seals its throw and explains its
 * reasoning.
 *
 * @feed A match of rock, paper, scissors against a machine that learns your habits and decides before you do.
 */
export default function RockPaperScissors() {
  const play = useGame(rockPaperScissors)
  const { state, options, over, steps, act, choose } = play
  const { level } = state
  const fresh = { seed: "", clean: false }
  const { settled, unknown } = useDealLink({
    ready: play.ready,
    over,
    code: codeOf(state),
    deal: code => {
      const dealt = readCode(code)
      if (dealt) choose(dealt)
      return dealt !== null
    },
  })
  const open = settled && !over
  const guest = useGuest()
  const [showing, setShowing] = useState<Showing | null>(null)
  const seal = useSeal(open ? sealed(planOf(state)) : null)
  const { won, lost } = countOf(roundsOf(state))
  const moving = useMotion()
  const isShaking = useShake(state.throws, moving)
  const shown = (isShaking && lastRound(state)?.before) || state
  /** True once a throw has been made in this visit, not in a match that was stored. */
  const [hasThrown, setHasThrown] = useState(false)
  useThing(hasThrown && over && !isShaking && won > lost)
  const unknownLinkText = unknown && steps === 0 ? "That link has no match in it, so here is another. " : ""
  const place = isShaking ? "sleeve" : placeOf(state, showing)
  const show = () => {
    if (!open || seal === undefined || placeOf(state, showing) !== "sleeve") return
    if (!act({ you: countsAs(planOf(state).machine) })) return
    setHasThrown(true)
    setShowing({ seed: state.seed, at: state.throws.length + 2 })
    guest?.remember(beaten(level))
  }
  const status = unknownLinkText + statusOf(state, over)
  const end = !over ? null : won > lost ? "won" : won < lost ? "lost" : "drawn"
  const next = over && !isShaking && won > lost ? levels.find(each => each === level + 1) : undefined

  return (
    <div className={styles.match}>
      <GameFrame
        play={{
          ...play,
          ready: settled,
          restart: () => (options.seed || options.clean ? choose(fresh) : play.restart()),
        }}
        status={
          isShaking
            ? "Rock, paper, scissors..."
            : guest
              ? statusWith(status, guest, place, lastRound(state)?.round)
              : status
        }
        statistics={`${names[level]}: ${tallyText(play.tally)}`}
        share={over && !isShaking ? shareText(state) : undefined}
        keys={keys}
        choices={[
          {
            label: "Against",
            value: String(level),
            options: levels.map(each => [String(each), names[each]] as const),
            choose: value => {
              const chosen = levels.find(each => String(each) === value)
              if (chosen) choose({ ...fresh, level: chosen })
            },
          },
        ]}
        sidePanel
        panelTop={
          <>
            <Thought state={shown} guest={place === "hand" ? guest : null} />
            {next && (
              <button type="button" onClick={() => choose({ ...fresh, level: next })}>
                Next: {names[next].toLowerCase()}
              </button>
            )}
          </>
        }
      >
        <Hands
          state={state}
          isShaking={isShaking}
          seal={seal}
          end={end}
          moving={moving}
          guest={guest}
          place={place}
          onShow={show}
        />
        <Throws open={open} onThrow={you => seal !== undefined && act({ you }) && setHasThrown(true)} />
      </GameFrame>
      <Prizes />
      <details>
        <summary>What it knows about you</summary>
        <div className={styles.panels}>
          <Seal state={state} ready={settled} over={over} next={seal} />
          <Statistics state={state} />
          <Habits state={state} forget={() => choose({ seed: "", clean: true })} />
        </div>
      </details>
    </div>
  )
}
