import { useRef, useState } from "react"
import { array, string } from "valibot"
import { Button } from "../../../components/button/Button"
import { GameFrame } from "../../../components/game-frame/GameFrame"
import { useMotion } from "../../../hooks/browser/motion"
import { useDealInAddress } from "../../../hooks/game/dealLink"
import { useGame } from "../../../hooks/game/useGame"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { useThing } from "../../../kits/things/useThing"
import { readDeal, sizes, writeDeal } from "./deal"
import { boardName, hintFor, type Options, type State, unnamed } from "./logic"
import { minNamedSize } from "./naming"
import { Facts } from "./parts/Facts"
import { House } from "./parts/House"
import { gameName, Naming } from "./parts/Naming"
import * as styles from "./Unnamed.module.css"
import { type Hint, rowInWords, shareText, statusOf, tallyLine } from "./words"

/** The deals for which a hint was taken recently. Undo leaves them alone: a hint can't be unseen. */
const helpedHouses = storageEntry("games/unnamed/helped", array(string()), [])
const maxHelped = 10

const keys = [
  ["Arrows", "move from window to window"],
  ["Home, End", "go to the first and the last window of a row"],
  ["Enter, Space", "press the switch"],
] as const

/**
 * A lights-out puzzle on houses from 2x2 to 7x7 windows, with hints from the shortest solution.
 *
 * @feed A game of lights out on six houses, with hints from the shortest solution. It has no name yet.
 */
export default function Unnamed() {
  const play = useGame(unnamed)
  const { ready, state, options, over, act, choose } = play
  const code = writeDeal({ size: state.size, deal: state.seed })
  const [sent, setSent] = useState<string | null>(null)
  const [, setAsked] = useDealInAddress(ready, code, link => {
    const deal = readDeal(link)
    if (!deal) return
    choose(deal)
    setSent(link)
  })
  const [helped, setHelped] = useStorage(helpedHouses)
  const [name] = useStorage(gameName)
  const [taken, setTaken] = useState<(Hint & { state: State }) | null>(null)
  const hint = taken?.state === state ? taken : null
  const moving = useMotion()
  const { give } = useThing()
  const area = useRef<HTMLDivElement>(null)

  const press = (cell: number) => {
    const action = { cell, helped: helped.includes(code) }
    if (!act(action)) return
    setAsked(code)
    if (unnamed.isOver(unnamed.step(state, action))) give()
  }
  const takeHint = () => {
    const next = ready ? hintFor(state) : null
    if (!next) return
    setTaken({ ...next, state })
    if (!helped.includes(code)) setHelped(old => [...old, code].slice(-maxHelped))
  }
  const deal = (changes: Partial<Options>) => {
    choose({ deal: "", ...changes })
    setAsked(changes.deal ? code : null)
    setSent(null)
  }
  const undo = () => {
    play.undo()
    if (play.undoable === "game") setAsked(null)
  }
  const larger = sizes.find(size => size > state.size)
  const goLarger = () => {
    deal({ size: larger })
    area.current?.querySelector("button")?.focus()
  }

  return (
    <div className={styles.page}>
      <GameFrame
        play={{ ...play, undo, restart: () => deal({}) }}
        status={statusOf(state, hint, sent === code)}
        statistics={`${tallyLine(play.tally, options)}${name ? ` You call this game ${name}.` : ""}`}
        share={over ? shareText(state, name) : undefined}
        keys={keys}
        choices={[
          {
            label: "House",
            value: String(options.size),
            options: sizes.map(size => [String(size), boardName(size)]),
            choose: value => deal({ size: Number(value) }),
          },
        ]}
        sidePanel
        panelTop={
          <>
            <Facts state={state} ready={ready} over={over} />
            <div className="buttons">
              <Button data-menu="edit" disabled={!ready || over} onClick={takeHint}>
                Hint
              </Button>
              <Button disabled={!ready} onClick={() => deal({ deal: state.seed })}>
                Same house again
              </Button>
            </div>
            <div className={`buttons ${styles.next}`}>
              {ready && over && larger && (
                <button type="button" className="default" onClick={goLarger}>
                  Next house: {boardName(larger)}
                </button>
              )}
            </div>
          </>
        }
      >
        <div ref={area} className={styles.area}>
          <House state={state} hint={hint} ready={ready} over={over} moving={moving} press={press} />
        </div>
      </GameFrame>
      {ready && over && state.size >= minNamedSize && <Naming />}
      <details>
        <summary>The house in words</summary>
        <ol className={styles.rows}>
          {Array.from({ length: state.size }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number.
            <li key={row}>{rowInWords(state, row)}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
