import { useCallback, useEffect, useRef, useState } from "react"
import { type Choice, GameFrame } from "../../../components/game-frame/GameFrame"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { useDealInAddress } from "../../../hooks/game/dealLink"
import { useGame } from "../../../hooks/game/useGame"
import { usePageData } from "../../../hooks/page/page"
import { useGuest } from "../../../kits/guest/useGuest"
import { useThing } from "../../../kits/things/useThing"
import { clearCards, throwCards } from "./confetti"
import { pairsOf, readDeal, sizes, writeDeal } from "./deal"
import { allPairs, onePair, statusWith } from "./guest"
import { memory, tableName } from "./logic"
import * as styles from "./Memory.module.css"
import { Facts } from "./parts/Facts"
import { Result } from "./parts/Result"
import { Table } from "./parts/Table"
import { perttisCard } from "./pertti"
import type { CardSet } from "./schema"
import { type Company, isAlone, isGoing, isOver, isPair, isPertti, type Options, type Player } from "./state"
import { useStopwatch } from "./stopwatch"
import { usePertti } from "./usePertti"
import { cardOf, shareText, statusOf, tallyLine } from "./words"

const companies: [Company, string][] = [
  ["tidy", "Nobody; Pertti tidies up"],
  ["alone", "Nobody"],
  ["friend", "A friend, here"],
  ["pertti", "Pertti"],
  ["patient", "Pertti, when I nod"],
]

const keys = [
  ["Arrows", "move on the table"],
  ["Home, End", "go to the first and the last card of a row"],
  ["Enter, Space", "turn a card"],
] as const

/**
 * A game of finding pairs on tables from 2x2 to 8x8, alone, with a friend, or against a forgetful hamster.
 *
 * @feed A game of memory on seven tables and with four sets of cards, alone, with a friend, or against a hamster.
 * @data memory-cards
 */
export default function Memory() {
  const { "memory-cards": sets } = usePageData<{ "memory-cards": CardSet[] }>()
  const play = useGame(memory)
  const { ready, state, options, over, act, choose } = play
  const moving = useMotion()
  const { give } = useThing()
  useEffect(() => (moving ? clearCards : undefined), [moving])
  const guest = useGuest()
  /** The deal in which the guest has sat down on a card. */
  const [helpedIn, setHelpedIn] = useState("")
  const area = useRef<HTMLDivElement>(null)
  const set = sets.find(({ set }) => set === options.set) ?? sets[0]
  const cards = Object.entries(set?.cards ?? {}).map(([name, picture]) => ({ name, picture }))
  const code = writeDeal({ size: state.size, set: set?.set ?? "", deal: state.seed })

  const [asked, setAsked] = useDealInAddress(ready, code, link => {
    const deal = readDeal(
      link,
      sets.map(({ set }) => set),
    )
    if (deal) choose(deal)
  })

  const spend = useCallback((milliseconds: number) => void act({ kind: "time", milliseconds }), [act])
  const settle = useStopwatch(ready && isAlone(options) && isGoing(state), spend, area)

  const turn = (cell: number, player: Player) => {
    settle()
    if (!act({ kind: "turn", cell, player })) return
    setAsked(code)
    if (guest) setHelpedIn(code)
    const after = memory.step(state, { kind: "turn", cell, player })
    const isLost =
      isPertti(options) && memory.isOver(after) && memory.result(after, options).outcome === "lost"
    if (isOver(after) && !isLost) give()
    if (moving && isOver(after) && !isLost) {
      void throwCards(state.owners.flatMap((_, at) => cardOf(state, at, cards).picture || []))
    }
  }

  const hasHelped = helpedIn === code && isPair(state)
  useEffect(() => {
    if (hasHelped) guest?.remember(over ? allPairs : onePair)
  }, [hasHelped, over, guest])

  const isHis = ready && !over && isPertti(options) && state.player === 1
  const nod = () => turn(perttisCard(state, random), 1)
  usePertti(isHis && options.company === "pertti", state, nod)

  const deal = (changes: Partial<Options>) => {
    choose({ ...changes, deal: "" })
    setAsked(null)
  }
  const undo = () => {
    play.undo()
    setAsked(null)
  }
  const larger = sizes.find(size => size > state.size)
  const goLarger = () => {
    deal({ size: larger })
    area.current?.querySelector("button")?.focus()
  }

  const choices: Choice[] = [
    {
      label: "Table",
      value: String(options.size),
      options: sizes.map(size => [String(size), `${tableName(size)}, ${pairsOf(size)} pairs`]),
      choose: value => deal({ size: Number(value) }),
    },
    {
      label: "Cards",
      value: set?.set ?? "",
      options: sets.map(({ set, name }) => [set, name]),
      choose: value => deal({ set: value }),
    },
    {
      label: "Against",
      value: options.company,
      options: companies,
      choose: value => deal({ company: value as Company }),
    },
  ]

  const status = statusOf(state, cards, options, asked === code)

  return (
    <GameFrame
      play={{ ...play, undo, restart: () => deal({}) }}
      status={guest ? statusWith(status, guest, state) : status}
      statistics={tallyLine(play.tally, options)}
      keys={keys}
      choices={choices}
      sidePanel
      panelTop={
        <>
          <Facts state={state} options={options} />
          {ready && over && <Result text={shareText(state, options)} />}
          {options.company === "patient" && (
            <button
              type="button"
              className={styles.nod}
              aria-disabled={!isHis}
              onClick={() => isHis && nod()}
            >
              Nod to Pertti
            </button>
          )}
          {ready && over && larger && (
            <button type="button" className="default" onClick={goLarger}>
              Next table: {tableName(larger)}
            </button>
          )}
        </>
      }
    >
      <div ref={area} className={styles.area}>
        <Table
          state={state}
          options={options}
          cards={cards}
          guest={guest}
          open={ready && !over && !isHis}
          moving={moving}
          turn={cell => !isHis && turn(cell, state.player)}
        />
      </div>
    </GameFrame>
  )
}
