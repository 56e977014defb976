import { type RefObject, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { random } from "../../hooks/browser/random"
import { readStatistics, useStatistics } from "../../hooks/game/statistics"
import { usePageData } from "../../hooks/page/page"
import type { PageEntry } from "../../lib/content/derivedLists"
import * as styles from "./GamesList.module.css"
import { gameName, playableFirst, recordText, suggestion } from "./logic"
import { Pertti } from "./parts/Pertti"
import { scoreText } from "./plays"
import { useConsole } from "./useConsole"
import { useLeap } from "./useLeap"

/**
 * A list of every game with its pitch, numpad code and the visitor's results. A hamster plays the chosen one on a small
 * screen, and loses.
 *
 * @feed The list of all games of this site, with the best results of whoever looks at it.
 * @data games
 */
export default function GamesList() {
  const { games } = usePageData<{ games: PageEntry[] }>()
  const mounted = useMounted()
  const [chosen, setChosen] = useState<PageEntry | null>(null)
  const motion = useMotion()
  const pertti = useRef<SVGSVGElement>(null)
  const { isLeaping, remember } = useLeap(pertti, chosen?.path ?? null, motion)
  const bar = useRef<HTMLDivElement>(null)
  const screen = useConsole(chosen, motion, !isLeaping, bar)
  const isPlayed = (name: string) => recordText(readStatistics(name)) !== null

  if (games.length === 0) return <p>There are no games. Go outside.</p>
  const insert = (game: PageEntry | null) => {
    remember()
    screen.insert(game)
    setChosen(game)
  }
  return (
    <div>
      <div className={styles.bar} ref={bar}>
        <div className={styles.console}>
          <button
            type="button"
            className={styles.screen}
            onClick={() =>
              chosen && !screen.isOver ? screen.step() : insert(suggestion(games, isPlayed, random, chosen))
            }
          >
            <span className={styles.score}>{scoreText(screen.losses)}</span>
            <span className="visually-hidden">
              {chosen && !screen.isOver ? ": press his next button for him" : ": the small screen"}
            </span>
            <span className={styles.picture} aria-hidden="true">
              {screen.picture}
            </span>
          </button>
          <div className={styles.beside}>
            <div className={styles.rim}>
              {!chosen && (
                <div className={motion ? styles.stroll : undefined}>
                  <Pertti pose={motion ? "walks" : "stands"} place={pertti} />
                </div>
              )}
            </div>
            <Button disabled={!mounted} onClick={() => insert(suggestion(games, isPlayed, random, chosen))}>
              Let Pertti choose
            </Button>
            <p role="status" className={styles.said}>
              {!chosen ? (
                "Press a picture. He plays it."
              ) : isLeaping ? (
                "Pertti is in the air."
              ) : screen.isOver ? (
                <>
                  {screen.end} <PageLink to={chosen.path}>Do it better</PageLink>
                </>
              ) : (
                `Pertti plays ${chosen.title}.`
              )}
            </p>
          </div>
        </div>
      </div>
      <ul className={styles.list} data-lively={motion || undefined} data-leaping={isLeaping || undefined}>
        {playableFirst(games).map(game => (
          <GameRow
            key={game.path}
            game={game}
            pertti={game === chosen ? pertti : null}
            onInsert={() => insert(game)}
          />
        ))}
      </ul>
    </div>
  )
}

/** `pertti` is the ref of the hamster if he sits on this game; null otherwise. */
type RowProps = { game: PageEntry; pertti: RefObject<SVGSVGElement | null> | null; onInsert: () => void }

function GameRow({ game: { path, title, description, code, icon }, pertti, onInsert }: RowProps) {
  const name = gameName(path)
  return (
    <li className={styles.game} data-chosen={pertti ? "" : undefined}>
      <button
        type="button"
        className={styles.cartridge}
        aria-label={`Let Pertti play ${title}`}
        onClick={onInsert}
      >
        <PageIcon name={icon} size={32} drawn={64} />
      </button>
      {pertti && (
        <div className={styles.seat}>
          <Pertti pose="sits" place={pertti} />
        </div>
      )}
      <div className={styles.title}>
        <PageLink to={path}>{title}</PageLink>
        <span className="lcd">
          <span className="visually-hidden">Numpad code </span>
          {code}
        </span>
      </div>
      <p>{description}</p>
      {name === null ? <p className={styles.record}>For reading.</p> : <Record name={name} />}
    </li>
  )
}

/** The visitor's record in a game. Empty before mount, because the static page is the same for everyone. */
function Record({ name }: { name: string }) {
  const mounted = useMounted()
  const record = recordText(useStatistics(name))
  return <p className={styles.record}>{mounted && record ? record : "\u00a0"}</p>
}
