import type { DragEvent, KeyboardEvent } from "react"
import { Button } from "../../../components/button/Button"
import { Icon } from "../../../components/icon/Icon"
import type { IconName } from "../../../components/icon/shapes"
import type { Day } from "../../../lib/calendar/calendarDay"
import * as styles from "../BacklogBoard.module.css"
import { ageText, type Board, columnName, stepTarget, type Way } from "../logic"
import type { Card } from "../schema"
import { Legs } from "./Legs"

type Props = {
  /** The id of the title button, which is focused after a move. */
  id: string
  card: Card
  board: Board
  /** Null before mount. */
  today: Day | null
  open: boolean
  dragged: boolean
  /** True while it stands on its legs, and while it walks. */
  stands: boolean
  walks: boolean
  onOpen: () => void
  /** Called by the button that a hand can press on a closed card. */
  onOnward: () => void
  onMove: (way: Way) => void
  onDrag: (id: string | null) => void
  /** Called when another card is dropped on this one. */
  onDrop: () => void
}

const ways: readonly (readonly [Way, key: string, sign: IconName])[] = [
  ["left", "ArrowLeft", "arrow-left"],
  ["right", "ArrowRight", "arrow-right"],
  ["up", "ArrowUp", "arrow-up"],
  ["down", "ArrowDown", "arrow-down"],
]

/** A card with its title and age, and while open its note and the buttons that move it. */
export function BoardCard(props: Props) {
  const { id, card, board, today, open, dragged, stands, walks } = props
  const { onOpen, onOnward, onMove, onDrag, onDrop } = props
  const nameOf = (way: Way) => {
    const to = stepTarget(board, card.id, way)
    const sideways = way === "left" || way === "right"
    return `Move “${card.title}” ${sideways && to ? `to ${columnName(to.column)}` : way}`
  }
  const next = stepTarget(board, card.id, "right")
  const keys = (event: KeyboardEvent) => {
    const way = ways.find(([, key]) => key === event.key)?.[0]
    // On an open card left and right move it without Shift; up and down keep scrolling the page.
    const isBare = open && (way === "left" || way === "right")
    if (!way || !(event.shiftKey || isBare) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(way)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onDrop()
  }

  return (
    <li
      className={styles.card}
      data-dragged={dragged || undefined}
      data-walks={walks || undefined}
      draggable={today !== null}
      onKeyDown={keys}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = "move"
        event.dataTransfer.setData("text/plain", card.title)
        onDrag(card.id)
      }}
      onDragEnd={() => onDrag(null)}
      onDrop={drop}
    >
      {stands && <Legs />}
      <Button id={id} className={styles.title} aria-expanded={open} disabled={!today} onClick={onOpen}>
        {card.title}
      </Button>
      <div className={styles.foot}>
        <p className={styles.age}>{ageText(card, today)}</p>
        {today && next && !open && (
          <button type="button" className={styles.onward} aria-label={nameOf("right")} onClick={onOnward}>
            {columnName(next.column)} <Icon name="arrow-right" />
          </button>
        )}
      </div>
      {open && (
        <>
          <p>{card.note}</p>
          <div className="buttons">
            {ways.map(([way, , sign]) => (
              <button
                key={way}
                type="button"
                aria-label={nameOf(way)}
                aria-disabled={stepTarget(board, card.id, way) === null}
                onClick={() => onMove(way)}
              >
                <Icon name={sign} />
              </button>
            ))}
          </div>
        </>
      )}
    </li>
  )
}
