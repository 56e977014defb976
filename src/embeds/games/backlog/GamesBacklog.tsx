import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useMotion } from "../../../hooks/browser/motion"
import { usePageData } from "../../../hooks/page/page"
import { text, whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { Checkbox } from "../../../kits/controls/Checkbox"
import { useSound } from "../../../kits/sound/useSound"
import { useThing } from "../../../kits/things/useThing"
import * as styles from "./GamesBacklog.module.css"
import { games as microgames } from "./games"
import { backlogText, resultText, winsOf, winsToShip } from "./logic"
import type { Outcome } from "./microgame"
import { InWords } from "./parts/InWords"
import { Panel } from "./parts/Panel"
import { Result } from "./parts/Result"
import { Shelf } from "./parts/Shelf"
import { Stage } from "./parts/Stage"
import type { GameIdea } from "./schema"
import { outcomeTones } from "./tones"
import { controls } from "./useHand"
import { usePlay } from "./usePlay"

/** The keys of games that would scroll the page. */
const scrollKeys = new Set([" ", "ArrowUp", "ArrowDown"])

/** The time between two games of a run, in milliseconds. */
const pauseMs = 2600
const codecs = { shipped: whole(0, 99, 0), order: text(null, { maxLength: 12 }) }

/**
 * The shelf of the games that will never be made. Each is played for five seconds before it crashes; survived five
 * times, it ships.
 *
 * @data games-backlog
 * @feed A shelf of games that will never be made, each of which can be played for five seconds.
 */
export default function GamesBacklog() {
  const { "games-backlog": ideas } = usePageData<{ "games-backlog": GameIdea[] }>()
  const games = useMemo(
    () =>
      ideas.flatMap(idea => {
        const game = microgames[idea.title]
        return game ? [{ idea, game }] : []
      }),
    [ideas],
  )
  const titles = useMemo(() => games.map(({ idea }) => idea.title), [games])
  const id = useId()
  const moving = useMotion()
  const [inWords, setInWords] = useState(false)
  const address = useAddress(codecs)
  const sound = useSound()
  const { give } = useThing()
  const { progress, play, run, result, open, startRun, finish, next, close } = usePlay(titles, ended =>
    address.set({ shipped: ended.survived.length, order: ended.seed }),
  )
  const shown = play && games.find(({ idea }) => idea.title === play.title)
  const wins = play ? winsOf(progress, play.title) : 0
  const { shipped, order } = address.values

  const place = useRef<HTMLElement>(null)
  const [wasOpen, setWasOpen] = useState<string | null>(null)
  if (play && play.title !== wasOpen) setWasOpen(play.title)
  /** Leaves for the shelf, and gives the focus back to the box. */
  const leave = () => {
    close()
    requestAnimationFrame(() => {
      const boxes = place.current?.querySelectorAll<HTMLElement>("li > button")
      boxes?.[Math.max(0, titles.indexOf(wasOpen ?? ""))]?.focus({ preventScroll: true })
    })
  }

  const over = (outcome: Outcome) => {
    for (const tone of outcomeTones[outcome]) sound.open()?.play(tone)
    finish(outcome)
    if (outcome === "won") give()
  }

  const goOn = useEffectEvent(next)
  const outcome = play?.outcome ?? null
  const goesOn = run !== null && outcome !== null && moving && !inWords
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => goOn(), pauseMs)
    return () => clearTimeout(timer)
  }, [goesOn])

  const stage = {
    key: play?.seed,
    title: play?.title ?? "",
    seed: play?.seed ?? "",
    outcome,
    ships: outcome === "won" && wins === winsToShip,
    onOver: over,
  }

  return (
    <section
      ref={place}
      aria-labelledby={`${id}-title`}
      className={styles.backlog}
      onKeyDown={event => {
        if (!play) return
        if (event.key === "Escape") leave()
        // Whoever still hammers a key while the game crashes does not scroll it away.
        const isOnControl = event.target instanceof Element && event.target.closest(controls) !== null
        if (scrollKeys.has(event.key) && !isOnControl) event.preventDefault()
      }}
    >
      <h2 id={`${id}-title`} className="visually-hidden">
        The backlog
      </h2>
      {play && shown ? (
        <div className={`window ${styles.window}`}>
          <div className="title-bar">
            <div className="title-bar-text">{play.title}</div>
            <div className="title-bar-controls">
              <button type="button" aria-label="Close" onClick={leave} />
            </div>
          </div>
          <div className={styles.body}>
            {inWords ? (
              <InWords {...stage} key={stage.key} game={shown.game} />
            ) : (
              <Stage {...stage} key={stage.key} game={shown.game} speed={play.speed} />
            )}
            <Panel
              shelfGame={shown}
              run={run}
              outcome={outcome}
              wins={wins}
              inWords={inWords}
              onAgain={() => open(play.title)}
              onNext={next}
              onClose={leave}
            />
          </div>
        </div>
      ) : result ? (
        <Result run={result} games={games} onAgain={() => startRun(result.seed)} onClose={leave} />
      ) : (
        <>
          <Shelf
            games={games}
            progress={progress}
            onOpen={title => {
              sound.open()
              open(title)
            }}
            onMarathon={() => {
              sound.open()
              startRun(order)
            }}
          />
          <div className={styles.foot}>
            {shipped > 0 && (
              <b>{resultText(Math.min(shipped, titles.length), titles.length)} Beat it in the same order.</b>
            )}
            <Checkbox label="Play in words, without a clock" checked={inWords} onChange={setInWords} />
          </div>
        </>
      )}
      <StatusMessage>{play || result ? "" : backlogText(progress, titles)}</StatusMessage>
    </section>
  )
}
