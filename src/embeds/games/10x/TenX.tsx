import { useRef, useState } from "react"
import { GameFrame } from "../../../components/game-frame/GameFrame"
import { useGame } from "../../../hooks/game/useGame"
import { tallyText } from "../../../lib/game/game"
import type { State } from "./career"
import { endings } from "./endings"
import { type Background, backgrounds } from "./lessons"
import { backgroundIds, tenX } from "./logic"
import { titleOf } from "./milestones"
import { effectText } from "./modifiers"
import { Career } from "./parts/Career"
import { Desk } from "./parts/Desk"
import { Diary } from "./parts/Diary"
import { Gauges } from "./parts/Gauges"
import { Inbox } from "./parts/Inbox"
import { Lessons } from "./parts/Lessons"
import { Restart } from "./parts/Restart"
import { Rewrite } from "./parts/Rewrite"
import { Shop } from "./parts/Shop"
import { manyOf, Team, useMany } from "./parts/Team"
import { TheEnd } from "./parts/TheEnd"
import * as styles from "./TenX.module.css"
import { hires } from "./team"
import { keys, useKeys } from "./useKeys"
import { useWork } from "./useWork"
import { shareText, times } from "./words"

const options = backgroundIds.map(id => [id, backgrounds[id].name] as const)

function firstDay({ last }: State): string {
  return last ? "It is your first day, once more. Write a line." : "It is your first day. Write a line."
}

/** The visitor's rank, for a live region: it changes with a promotion, not with every line written. */
function standing({ figures }: State): string {
  return `You are a ${times(figures.tenths)} developer, and your card says "${titleOf(figures.tenths)}".`
}

/**
 * An idle game of about an hour, from junior to 10x developer, with bugs, meetings, refactorings and rewrites in
 * Rust.
 *
 * @feed An idle game of an hour, from the first line to the tenth x, by way of bugs, meetings and rewrites in Rust.
 */
export default function TenX() {
  const play = useGame(tenX)
  const { ready, state, over, tally } = play
  const { does, refusal, begun } = useWork(play)
  const [many, setMany] = useMany()
  // The restart that awaits confirmation, or null; choosing another background restarts the game too.
  const [asked, setAsked] = useState<(() => void) | null>(null)
  // Receives the focus when the focused control is removed.
  const game = useRef<HTMLDivElement>(null)
  const press = useKeys(state, does, place => {
    const hire = hires[place]
    return hire ? manyOf(many, state, hire) : 1
  })

  const isGoing = state.at !== null && !over
  const begin = (how: () => void) => (isGoing ? setAsked(() => how) : how())
  const background = backgrounds[play.options.background]
  const ending = endings.find(({ id }) => id === state.ending)
  const doing = { ready, state, does }

  return (
    <GameFrame
      play={{ ...play, restart: () => begin(play.restart) }}
      status={over ? "You are a 10x developer. That was the game." : standing(state)}
      statistics={`${background.name}: ${tallyText(tally)} Endings seen: ${state.endings.length} of ${endings.length}.`}
      share={ending && shareText(state, ending.title)}
      keys={keys}
      lines={1}
      choices={[
        {
          label: "Before this you were",
          value: play.options.background,
          options,
          choose: value => begin(() => play.choose({ background: value as Background })),
        },
      ]}
      panelTop={
        <>
          <Career state={state} />
          <p className={styles.note}>
            {background.about} {effectText(background.effect) && `(${effectText(background.effect)})`}
          </p>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what its buttons do */}
      <div ref={game} tabIndex={-1} className={styles.game} data-keys onKeyDown={press}>
        <Gauges state={state} />
        {over ? (
          <TheEnd state={state} fresh={begun} />
        ) : (
          <>
            <div className={styles.column}>
              <Desk {...doing} said={refusal ?? (state.said || firstDay(state))} />
              <Lessons {...doing} learned={() => game.current?.focus({ preventScroll: true })} />
              <Inbox {...doing} />
              <Rewrite {...doing} />
            </div>
            <div className={styles.column}>
              <Team {...doing} many={many} setMany={setMany} />
              <Shop {...doing} />
            </div>
          </>
        )}
        <Diary state={state} />
      </div>
      <Restart
        open={asked !== null}
        onYes={() => {
          asked?.()
          setAsked(null)
        }}
        onNo={() => setAsked(null)}
      />
    </GameFrame>
  )
}
