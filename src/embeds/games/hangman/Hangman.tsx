import { useEffect, useEffectEvent, useMemo, useRef } from "react"
import { Button } from "../../../components/button/Button"
import { GameFrame } from "../../../components/game-frame/GameFrame"
import { isOnPage, useHotKeys } from "../../../hooks/browser/hotKeys"
import { useMotion } from "../../../hooks/browser/motion"
import { useDealLink } from "../../../hooks/game/dealLink"
import { useGame } from "../../../hooks/game/useGame"
import { useTrack } from "../../../hooks/outside/useTrack"
import { useKeyHint } from "../../../hooks/page/keyHint"
import { usePageData } from "../../../hooks/page/page"
import { isInView } from "../../../kits/board/useGlobalKeys"
import { useThing } from "../../../kits/things/useThing"
import { tallyText } from "../../../lib/game/game"
import * as styles from "./Hangman.module.css"
import { hangmanOf, hasArrived, isWon, legOf } from "./logic"
import { Letters } from "./parts/Letters"
import { Postcard } from "./parts/Postcard"
import { Sky } from "./parts/Sky"
import { Word } from "./parts/Word"
import type { Category } from "./schema"
import { nextLegLabel, remarkOf, shareText, statusOf } from "./sentences"
import { codeOf, readCode } from "./words"

const keys = [
  ["A to Z, Å Ä Ö", "guess the letter; with letter keys turned off, while the focus is on the letters"],
  ["Arrows", "move on the letters"],
  ["Enter, Space", "guess the letter that has the focus"],
] as const

const languages = { en: "English", fi: "Suomi" }

/**
 * A hangman game in English and Finnish. A hamster hangs from balloons, and every wrong letter pops a balloon.
 *
 * @feed A game of hangman in English and Finnish, in which what hangs is a hamster's basket, from balloons.
 * @data hangman
 */
export default function Hangman() {
  const { hangman: categories } = usePageData<{ hangman: Category[] }>()
  const game = useMemo(() => hangmanOf(categories), [categories])
  const play = useGame(game)
  const { state, options, over, steps, act, choose } = play
  const moving = useMotion()
  const { give } = useThing()
  const category = categories.find(({ slug }) => slug === state.category) ?? categories[0]
  const { settled: isWordKnown, unknown } = useDealLink({
    ready: play.ready,
    over,
    code: codeOf(state.category, state.word, legOf(state)),
    deal: code => {
      const linked = readCode(code, categories)
      if (linked) choose({ category: linked.category.slug, wordCode: code })
      return linked !== null
    },
  })
  const canGuess = isWordKnown && !over
  const guess = (letter: string) => {
    if (canGuess && act({ letter }) && isWon(game.step(state, { letter }))) give()
  }
  const gameRef = useRef<HTMLDivElement>(null)
  // Letters are taken while the game is on, even scrolled out of view, to keep them from the site's shortcuts; they
  // count as guesses only in view.
  const guessTyped = (key: string) => isInView(gameRef.current) && guess(key.toLowerCase())
  useHotKeys([{ typed: /[a-zåäö]$/, run: guessTyped }], canGuess)
  useKeyHint(canGuess ? "Letters are guesses here" : null)

  useTrack(isWordKnown && steps === 0 ? state.word : null, label => ({
    category: "hangman",
    action: "word",
    label,
  }))

  const startNext = () => (options.wordCode ? choose({ wordCode: "" }) : play.restart())
  const nextLabel = nextLegLabel(state) ?? "New word"
  // After the end, Enter anywhere on the page presses the button under the word.
  const pressEnter = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.repeat || !isOnPage(event)) return
    event.preventDefault()
    startNext()
  })
  useEffect(() => {
    if (!isWordKnown || !over) return
    const onKeyDown = (event: KeyboardEvent) => pressEnter(event)
    window.addEventListener("keydown", onKeyDown)
    return () => window.removeEventListener("keydown", onKeyDown)
  }, [isWordKnown, over])

  if (!category) return null
  const { language } = category
  const linkNotice =
    unknown && steps === 0 ? "The word of that link is not here any more, so here is another. " : ""
  return (
    <GameFrame
      play={{
        ...play,
        ready: isWordKnown,
        restart: startNext,
      }}
      status={linkNotice + statusOf(state)}
      statistics={`${category.name}. ${tallyText(play.tally)}`}
      share={over ? shareText(state, category) : undefined}
      keys={keys}
      choices={[
        {
          label: "Words",
          value: category.slug,
          options: categories.map(each => [each.slug, `${languages[each.language]}: ${each.name}`] as const),
          choose: value => choose({ category: value, wordCode: "" }),
        },
      ]}
    >
      <div ref={gameRef} className={styles.game}>
        <Sky state={state} moving={moving} isWordKnown={isWordKnown} />
        {isWordKnown ? (
          <Word state={state} language={language} over={over} />
        ) : (
          <div className={styles.wordBox} />
        )}
        <Letters key={language} state={state} language={language} canGuess={canGuess} guess={guess} />
        <div className={styles.remark}>
          <p>{isWordKnown && remarkOf(state)}</p>
          {isWordKnown && over && (
            <div className={styles.after}>
              <Button className="default" onClick={startNext}>
                {nextLabel}
              </Button>
              {!isWon(state) && <p>You did not find the letters in italics.</p>}
            </div>
          )}
        </div>
      </div>
      {over && hasArrived(state) && <Postcard state={state} categories={categories} />}
    </GameFrame>
  )
}
