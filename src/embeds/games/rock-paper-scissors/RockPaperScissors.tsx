import { useState } from "react"
import { GameFrame } from "../../../components/game-frame/GameFrame"
import { useMotion } from "../../../hooks/browser/motion"
import { useDealLink } from "../../../hooks/game/dealLink"
import { useGame } from "../../../hooks/game/useGame"
import { useGuest } from "../../../kits/guest/useGuest"
import { useThing } from "../../../kits/things/useThing"
import { tallyText } from "../../../lib/game/game"
import { beaten, countsAs, placeOf, statusBefore, statusWith } from "./guest"
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
import { useThrownThing } from "./useThrownThing"

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
  const seal = useSeal(open ? sealed(planOf(state)) : null)
  const { won, lost } = countOf(roundsOf(state))
  const moving = useMotion()
  const isShaking = useShake(state.throws, moving)
  const shown = (isShaking && lastRound(state)?.before) || state
  /** True once a throw has been made in this visit, not in a match that was stored. */
  const [hasThrown, setHasThrown] = useState(false)
  useThing(hasThrown && over && !isShaking && won > lost)
  const unknownLinkText = unknown && steps === 0 ? "That link has no match in it, so here is another. " : ""
  const thing = useThrownThing(shown, guest)
  const show = () => {
    if (!guest || !open || seal === undefined) return
    if (!act({ you: countsAs(planOf(state).machine), thing: guest.path })) return
    setHasThrown(true)
    guest.remember(beaten(level))
  }
  const last = lastRound(state)
  const sign = unknownLinkText + statusOf(state, over)
  const status = last
    ? thing
      ? statusWith(sign, thing, last.round)
      : sign
    : guest
      ? statusBefore(sign, guest)
      : sign
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
        status={isShaking ? "Rock, paper, scissors..." : status}
        statistics={`${names[level]}: ${play.tally.played > 0 ? tallyText(play.tally) : "no match finished yet."}`}
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
            <Thought state={shown} thing={thing} />
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
          guest={guest && { ...guest, place: placeOf(shown, guest.path) }}
          thing={isShaking ? null : thing}
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
