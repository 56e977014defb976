import { type CSSProperties, useRef, useState } from "react"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { now } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import { useGame } from "../../../hooks/game/useGame"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { useThing } from "../../../kits/things/useThing"
import type { Act } from "./acts"
import { careerCode, careerOf, readCareer } from "./career"
import { tenX } from "./logic"
import { BigKey } from "./parts/BigKey"
import { EndCard } from "./parts/EndCard"
import { Figures } from "./parts/Figures"
import { Hires } from "./parts/Hires"
import { Managing } from "./parts/Managing"
import { Monitor } from "./parts/Monitor"
import { Question } from "./parts/Question"
import { Resign } from "./parts/Resign"
import { Room } from "./parts/Room"
import { Swarm } from "./parts/Swarm"
import { isManager } from "./stages"
import type { State } from "./state"
import * as styles from "./TenX.module.css"
import { cardOf } from "./titles"
import { useKeys } from "./useKeys"
import { useWork } from "./useWork"
import { times } from "./words"

/** The wall of the room, from night to day. */
const walls = ["#151a33", "#27304e", "#5a4a6e", "#a0705e", "#7f9fb5"]

function wallOf({ stage }: State): string | undefined {
  return walls[Math.min(walls.length - 1, Math.floor(stage / 3))]
}

/**
 * An idle game of a quarter of an hour, from the first line of code at night to a 10x developer without a key.
 *
 * @feed An idle game of a quarter of an hour, from your first line of code to the day they take your key away.
 */
export default function TenX() {
  const play = useGame(tenX)
  const { ready, state } = play
  const work = useWork(play)
  const moving = useMotion()
  const { values, set } = useAddress({ r: text(null) })
  const game = useRef<HTMLDivElement>(null)
  const key = useRef<HTMLButtonElement>(null)
  // True once the visitor has done anything since the page was opened.
  const [played, setPlayed] = useState(false)
  const { give } = useThing()
  const own = careerOf(state.figures)
  const linked = values.r === null ? null : readCareer(values.r)
  const isOther = linked !== null && careerCode(linked) !== careerCode(own)

  const does = (act: Act) => {
    if (!ready || isOther) return
    setPlayed(true)
    if (act.kind === "answer" && state.question === "ship") give()
    work(act)
  }
  /** Performs an act whose button goes away with it: the focus moves to the key. */
  const doesAndLeaves = (act: Act) => {
    does(act)
    key.current?.focus({ preventScroll: true })
  }
  useKeys(game, state, does)

  if (isOther) return <EndCard career={linked} onBegin={() => set({ r: null })} />
  if (state.over) {
    return (
      <EndCard
        career={own}
        isFresh={played}
        keepsakes={state.keepsakes}
        onResign={what => {
          if (what) play.act({ kind: "take", what, now: now() })
          play.restart()
        }}
      />
    )
  }
  return (
    <div ref={game} className={styles.game} data-moving={moving || undefined} aria-busy={!ready}>
      <div className={styles.scene} style={{ "--wall": wallOf(state) } as CSSProperties}>
        <Room state={state} does={does} />
        <Monitor state={state} does={doesAndLeaves} />
      </div>
      <Figures state={state} does={does} />
      <div className={styles.desk}>
        {isManager(state) ? (
          <Managing state={state} does={does} buttonRef={key} />
        ) : (
          <BigKey state={state} does={does} buttonRef={key} />
        )}
        <div className={styles.card}>
          {state.question ? (
            <Question state={state} does={doesAndLeaves} />
          ) : (
            <Hires state={state} does={does} />
          )}
        </div>
      </div>
      {state.fire.length > 0 && <Swarm bugs={state.fire} does={does} />}
      <Resign state={state} onResign={play.restart} />
      <StatusMessage>
        {state.at === null
          ? "Nobody is here yet"
          : `${times(state.figures.tenths)}: ${cardOf(state.figures.tenths)}`}
      </StatusMessage>
    </div>
  )
}
