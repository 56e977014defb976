import { useRef, useState } from "react"
import { useTicks } from "../../../../kits/motion/useTicks"
import { teamRate } from "../rates"
import { has, hasCoffee, isManager } from "../stages"
import type { State } from "../state"
import type { Doing } from "./doing"
import { NightWindow } from "./NightWindow"
import * as styles from "./Room.module.css"
import { Sprite } from "./Sprite"
import { coffeeMachine, type HeadId, heads, modelOff } from "./sprites"

/** Seconds of the chart per point, and its number of points. */
const sampleMs = 3000
const maxSamples = 12

/** Returns the heads in the room, from the left; a reorganisation turns their order round. */
function peopleOf(state: State): HeadId[] {
  const { team, choices, figures } = state
  const times = (who: HeadId, number: number) => Array<HeadId>(number).fill(who)
  const people = [
    ...times("intern", team.intern),
    ...times("box", figures.blamed === 2 ? 1 : 0),
    ...times("tester", team.tester),
    ...times("contractor", choices.tester === 1 ? 1 : 0),
    ...times("manager", has(state, "chart") && !isManager(state) ? 1 : 0),
    ...times("model", team.model),
  ]
  return has(state, "reorg") ? people.reverse() : people
}

/** The wall chart: lines a second, lately. */
function Chart({ state }: { state: State }) {
  const [samples, setSamples] = useState<readonly number[]>([])
  useTicks(true, sampleMs, () => setSamples(old => [...old, teamRate(state)].slice(-maxSamples)))
  const top = Math.max(1, ...samples)
  const points = samples.map((sample, place) => `${4 + place * 3.2},${34 - (28 * sample) / top}`)
  return (
    <svg className={styles.chart} viewBox="0 0 44 40" aria-hidden="true">
      <path fill="#fffbe8" stroke="#6b4f2a" strokeWidth="2" d="M1 1h42v38H1z" />
      <path fill="none" stroke="#888" d="M4 4v31h37" />
      <polyline fill="none" stroke="#c62f2f" strokeWidth="2" points={points.join(" ")} />
    </svg>
  )
}

/** The room behind the monitor, which fills up. */
export function Room({ state, does }: Doing) {
  const room = useRef<HTMLDivElement>(null)
  const people = peopleOf(state)
  const isMoved = has(state, "reorg")
  const firstModel = people.indexOf("model")
  return (
    <div
      ref={room}
      className={styles.room}
      data-meeting={state.meeting > 0 || undefined}
      data-moved={isMoved || undefined}
    >
      <NightWindow left={state.figures.left} stage={state.stage} />
      {has(state, "chart") && <Chart state={state} />}
      <div className={styles.people}>
        {people.map((who, place) =>
          place === firstModel ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a head is its place
              key={`${isMoved} ${place}`}
              type="button"
              className={styles.head}
              aria-pressed={state.isModelOn}
              aria-label={state.team.model > 1 ? "The language models" : "The language model"}
              title={state.isModelOn ? "Switch it off" : "Switch it on"}
              onClick={() => does({ kind: "switch" })}
            >
              <Sprite rows={state.isModelOn ? heads.model : modelOff} />
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a head is its place
            <span key={`${isMoved} ${place} ${who}`} className={styles.head} aria-hidden="true">
              <Sprite rows={who === "model" && !state.isModelOn ? modelOff : heads[who]} />
            </span>
          ),
        )}
      </div>
      {hasCoffee(state) && (
        <button
          type="button"
          className={styles.coffee}
          data-new={state.figures.coffees === 0 || undefined}
          aria-label={state.brewing > 0 ? `Coffee in ${state.brewing} seconds` : "Drink a coffee"}
          aria-disabled={state.brewing > 0}
          onClick={() => does({ kind: "coffee" })}
        >
          <Sprite rows={coffeeMachine} className={styles.machine} />
          <small aria-hidden="true">{state.brewing > 0 ? state.brewing : "coffee"}</small>
        </button>
      )}
    </div>
  )
}
