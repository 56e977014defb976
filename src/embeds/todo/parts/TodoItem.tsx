import { type DragEvent, type KeyboardEvent, useId, useState } from "react"
import { flushSync } from "react-dom"
import { Icon } from "../../../components/icon/Icon"
import { ignoreComposition } from "../../../hooks/browser/composition"
import { type Action, type Item, maxLetters } from "../logic"
import { inQuotes } from "../sentences"
import * as styles from "../TodoList.module.css"

type Props = {
  item: Item
  /** The item's index in the list. */
  at: number
  onAction: (action: Action) => void
  onToggle: (item: Item) => void
  onRemove: (item: Item, at: number) => void
  /** The id of the item being dragged, and a setter for it. */
  dragged: number | null
  onDrag: (id: number | null) => void
}

const focus = (input: HTMLInputElement | null) => input?.focus()

/** A task: a checkbox, a text edited in place, and buttons, keys and dragging to move it. */
export function TodoItem({ item, at, onAction, onToggle, onRemove, dragged, onDrag }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()
  const edited = `Edit ${inQuotes(item.text)}`

  const stopEditing = () => {
    flushSync(() => setDraft(null))
    document.getElementById(id)?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    if (draft !== null) return
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey && (key === "ArrowUp" || key === "ArrowDown")) {
      onAction({ type: "move", id: item.id, to: key === "ArrowUp" ? at - 1 : at + 1 })
    } else if (ctrlKey || metaKey || altKey) return
    else if (key === "F2") setDraft(item.text)
    else if (key === "Delete") onRemove(item, at)
    else return
    event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (dragged !== null && dragged !== item.id) onAction({ type: "move", id: dragged, to: at })
    onDrag(null)
  }

  return (
    <li
      className={styles.item}
      draggable={draft === null}
      data-dragged={dragged === item.id || undefined}
      onKeyDown={ignoreComposition(keys)}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = "move"
        event.dataTransfer.setData("text/plain", item.text)
        onDrag(item.id)
      }}
      onDragOver={event => dragged !== null && event.preventDefault()}
      onDrop={drop}
      onDragEnd={() => onDrag(null)}
    >
      {draft !== null ? (
        <form
          className={styles.edit}
          onSubmit={event => {
            event.preventDefault()
            onAction({ type: "edit", id: item.id, text: draft })
            stopEditing()
          }}
        >
          <input
            type="text"
            aria-label={edited}
            maxLength={maxLetters}
            value={draft}
            ref={focus}
            onChange={event => setDraft(event.target.value)}
            onKeyDown={ignoreComposition(event => event.key === "Escape" && stopEditing())}
          />
          <button type="submit">Save</button>
          <button type="button" onClick={stopEditing}>
            Cancel
          </button>
        </form>
      ) : (
        <>
          <div className={styles.task}>
            <input id={id} type="checkbox" checked={item.done} onChange={() => onToggle(item)} />
            <label htmlFor={id} dir="auto">
              {item.text}
            </label>
          </div>
          <div className={styles.itemButtons}>
            <button type="button" aria-label={edited} onClick={() => setDraft(item.text)}>
              Edit
            </button>
            <button
              type="button"
              aria-label={`Move ${inQuotes(item.text)} up`}
              onClick={() => onAction({ type: "move", id: item.id, to: at - 1 })}
            >
              <Icon name="arrow-up" />
            </button>
            <button
              type="button"
              aria-label={`Move ${inQuotes(item.text)} down`}
              onClick={() => onAction({ type: "move", id: item.id, to: at + 1 })}
            >
              <Icon name="arrow-down" />
            </button>
            <button
              type="button"
              aria-label={`Delete ${inQuotes(item.text)}`}
              onClick={() => onRemove(item, at)}
            >
              ×
            </button>
          </div>
        </>
      )}
    </li>
  )
}
