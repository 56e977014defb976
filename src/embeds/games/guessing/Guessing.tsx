import { GameFrame } from "../../../components/game-frame/GameFrame"
import { useDealLink } from "../../../hooks/game/dealLink"
import { useGame } from "../../../hooks/game/useGame"
import { useGuest } from "../../../kits/guest/useGuest"
import { useThing } from "../../../kits/things/useThing"
import { tallyText } from "../../../lib/game/game"
import * as styles from "./Guessing.module.css"
import { statusWith } from "./guest"
import { grouped } from "./halving"
import { codeOf, type Guesser, guessing, isCaught, isFound, levelCount, readCode, topOf } from "./logic"
import { Answers } from "./parts/Answers"
import { Carrots } from "./parts/Carrots"
import { GuessForm } from "./parts/GuessForm"
import { Log } from "./parts/Log"
import { NumberLine } from "./parts/NumberLine"
import { hasNotes, shareText, statusOf } from "./sentences"

const guessers: [Guesser, string][] = [
  ["you", "You"],
  ["machine", "The machine"],
]
const ranges = Array.from(
  { length: levelCount },
  (_, at) => [String(at + 1), `1 to ${grouped(topOf(at + 1))}`] as const,
)
const keys = {
  you: [
    ["0 to 9", "write a guess in the field"],
    ["Enter", "makes it"],
  ],
  machine: [
    ["Tab", "go from answer to answer"],
    ["Enter, Space", "give the answer"],
  ],
} as const

/**
 * A number-guessing game in both directions. The machine guesses by halving and catches contradictory answers.
 *
 * @feed A game of guessing a number, and its reverse, in which the machine guesses by halving and catches lies.
 */
export default function Guessing() {
  const play = useGame(guessing)
  const { state, options, over, steps, act, choose } = play
  const { guesser, level } = state
  const { give } = useThing()
  const guest = useGuest(guesser === "machine")
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
  const restart = () => (options.seed ? choose({ seed: "" }) : play.restart())
  const notes = hasNotes(state, over)
  const isClimbing = over && guesser === "you" && isFound(state) && level < levelCount
  const status = statusOf(state, over)
  const lost = unknown && steps === 0 ? "That link has no game in it, so here is another. " : ""

  return (
    <div className={styles.page}>
      <GameFrame
        play={{
          ...play,
          ready: settled,
          restart,
        }}
        status={lost + (guest ? statusWith(status, guest, state) : status)}
        statistics={`${ranges[level - 1]?.[1]}, ${guesser === "you" ? "you" : "the machine"} guessing. ${tallyText(play.tally)}`}
        share={over ? shareText(state) : undefined}
        keys={keys[guesser]}
        choices={[
          {
            label: "Who guesses",
            value: guesser,
            options: guessers,
            choose: value => choose({ guesser: value as Guesser, seed: "" }),
          },
          {
            label: "Numbers",
            value: String(level),
            options: ranges,
            choose: value => choose({ level: Number(value), seed: "" }),
          },
        ]}
      >
        <div className={styles.table}>
          {guesser === "you" ? (
            <GuessForm
              state={state}
              open={open}
              guess={number => act({ kind: "guess", number })}
              next={isClimbing ? () => choose({ level: level + 1, seed: "" }) : null}
            />
          ) : (
            <Answers
              state={state}
              guest={guest}
              open={open}
              over={settled && over}
              again={restart}
              answer={answer => {
                const action = { kind: "answer", answer } as const
                if (act(action) && isCaught(guessing.step(state, action))) give()
              }}
              back={() => act({ kind: "back" })}
            />
          )}
          {notes && <NumberLine state={state} />}
        </div>
      </GameFrame>
      <Log state={state} notes={notes} />
      {guesser === "you" && <Carrots />}
    </div>
  )
}
