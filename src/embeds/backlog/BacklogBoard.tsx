import { useEffect, useId, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { useNow } from "../../hooks/browser/clock"
import { usePressGuard } from "../../hooks/browser/pressGuard"
import { usePageData } from "../../hooks/page/page"
import { dayOf } from "../../lib/calendar/calendarDay"
import * as styles from "./BacklogBoard.module.css"
import { boardStatus, doingLimit, findCard, movedText, type Place, stepTarget } from "./logic"
import { BoardCard } from "./parts/BoardCard"
import { type Card, columns } from "./schema"
import { useBoard } from "./useBoard"
import { useWalkers } from "./useWalkers"
import { backText, longestText } from "./walkers"

/**
 * The site's backlog as a board. Cards show their age and can be moved in this browser, but unfinished work walks
 * back from Done.
 *
 * @data backlog
 * @feed The backlog of the site as a board: every card tells its age in days, and can be moved by whoever looks at it.
 */
export default function BacklogBoard() {
  const { backlog: cards } = usePageData<{ backlog: Card[] }>()
  const { board, isFirst, canUndo, move, undo, reset } = useBoard(cards)
  const [opened, setOpened] = useState<string | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [message, setMessage] = useState("")
  const follow = useRef<string | null>(null)
  const time = useNow()
  const today = time && dayOf(time)
  const id = useId()

  // A card that changes column is remounted; the focus follows it.
  useEffect(() => {
    if (board && follow.current) document.getElementById(`${id}-${follow.current}`)?.focus()
    follow.current = null
  }, [board, id])

  const put = (card: Card, to: Place | null, withFocus: boolean) => {
    if (!to) return setMessage("It goes no further that way.")
    const next = move(card.id, to)
    if (next === board) return
    follow.current = withFocus ? card.id : null
    setMessage(movedText(next, card))
  }
  // When a card goes, the next one slides under the finger that sent it.
  const guard = usePressGuard(JSON.stringify(board))
  const times = useRef(0)
  const { legs, walking } = useWalkers(
    board,
    cards,
    cardId => document.getElementById(`${id}-${cardId}`)?.closest("li") ?? null,
    card => {
      const hadFocus = document
        .getElementById(`${id}-${card.id}`)
        ?.closest("li")
        ?.contains(document.activeElement)
      put(card, { column: "backlog", at: 0 }, hadFocus ?? false)
      setMessage(backText(card, times.current))
      times.current += 1
    },
  )
  const drop = (to: Place) => {
    const card = cards.find(other => other.id === dragged)
    if (card) put(card, to, false)
    setDragged(null)
  }

  const status = today
    ? boardStatus(board, cards, today)
    : "The cards are there. To be moved, they need JavaScript."

  return (
    <section className={styles.tool} aria-label="The board">
      <div className={styles.top}>
        <p role="status">
          <Reserve all={[status, ...cards.map(longestText)]}>{message || status}</Reserve>
        </p>
        <div className="buttons">
          <RevealOnce when={canUndo}>
            <Button
              data-menu="edit"
              disabled={!canUndo}
              onClick={() => {
                undo()
                setMessage("Undone.")
              }}
            >
              Undo
            </Button>
          </RevealOnce>
          <RevealOnce when={!isFirst}>
            <Button
              disabled={isFirst}
              onClick={() => {
                reset()
                setMessage("It is as the webmaster left it.")
              }}
            >
              As the webmaster left it
            </Button>
          </RevealOnce>
        </div>
      </div>
      <div className={styles.board}>
        {columns.map(([column, name]) => (
          <section
            key={column}
            aria-labelledby={`${id}-${column}-name`}
            data-column={column}
            className={styles.column}
            onDragOver={event => dragged !== null && event.preventDefault()}
            onDrop={event => {
              event.preventDefault()
              drop({ column, at: board[column].length })
            }}
          >
            <h2 id={`${id}-${column}-name`}>
              {name} ({board[column].length}
              {column === "doing" && `, at most ${doingLimit}`})
            </h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for no list */}
            <ul role="list" aria-labelledby={`${id}-${column}-name`}>
              {board[column].map(cardId => {
                const card = cards.find(other => other.id === cardId)
                if (!card) return null
                return (
                  <BoardCard
                    key={cardId}
                    id={`${id}-${cardId}`}
                    card={card}
                    board={board}
                    today={today}
                    open={opened === cardId}
                    dragged={dragged === cardId}
                    stands={legs.includes(cardId)}
                    walks={walking === cardId}
                    onOpen={() => setOpened(opened === cardId ? null : cardId)}
                    onOnward={() => guard(() => put(card, stepTarget(board, cardId, "right"), true))}
                    onMove={way => put(card, stepTarget(board, cardId, way), true)}
                    onDrag={setDragged}
                    onDrop={() => drop(findCard(board, cardId) ?? { column, at: 0 })}
                  />
                )
              })}
            </ul>
            {board[column].length === 0 && <p className={styles.empty}>Nothing. It looks wrong somehow.</p>}
          </section>
        ))}
      </div>
    </section>
  )
}
