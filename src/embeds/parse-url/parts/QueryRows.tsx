import { useId, useMemo, useRef, useState } from "react"
import { Icon } from "../../../components/icon/Icon"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { Choice } from "../../../kits/controls/Choice"
import { Field } from "../../../kits/controls/Field"
import * as styles from "../ParseUrl.module.css"
import { type Row, rowsOf, type Space, spaceIn, withMovedRow, withNewRow, withoutRow, withRow } from "../rows"

/** The maximum number of rows displayed; the others stay unchanged. */
const maxShown = 50

type Props = {
  query: string | null
  /** Called with the changed query and a mark: changes with the same mark are one step for undo. */
  onChange: (query: string | null, mark: string) => void
}

/** The rows of the query, which can be edited, moved, added and removed. */
export function QueryRows({ query, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<Space | null>(null)
  const [message, setMessage] = useState("")
  const rows = useMemo(() => rowsOf(query), [query])
  const space = chosen ?? spaceIn(query)
  const whole = query ?? ""

  const focus = (index: number, what: string) => {
    const item = list.current?.children[index]
    const target = item?.querySelector<HTMLElement>(`[data-do="${what}"]`)
    ;(target ?? add.current)?.focus()
  }
  const move = (index: number, by: 1 | -1) => {
    const other = index + by
    if (other < 0 || other >= rows.length) return
    onChange(withMovedRow(whole, index, by), `move ${index} ${by} ${whole}`)
    setMessage(`Row ${index + 1} is now row ${other + 1}.`)
    focus(other, by === 1 ? "down" : "up")
  }
  const remove = (index: number) => {
    // The next row takes this place, and its button the focus; only the last row needs a new focus target.
    if (index === rows.length - 1) focus(index - 1, "remove")
    onChange(withoutRow(whole, index), `remove ${index} ${whole}`)
    setMessage(`Row ${index + 1} was removed. Undo brings it back.`)
  }

  return (
    <section aria-label="Rows of the query" className={styles.query}>
      <h2>Rows of the query</h2>
      {rows.length === 0 && <p>There are none. Add one, and the address gets a question mark.</p>}
      <ol ref={list}>
        {rows.slice(0, maxShown).map((row, i) => (
          <QueryRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its words change under one's fingers
            key={i}
            row={row}
            number={i + 1}
            onKey={key => onChange(withRow(whole, i, { key }, space), `key ${i}`)}
            onValue={value => onChange(withRow(whole, i, { value }, space), `value ${i}`)}
            onMove={by => move(i, by)}
            onRemove={() => remove(i)}
          />
        ))}
      </ol>
      {rows.length > maxShown && (
        <p>
          {(rows.length - maxShown).toLocaleString("en-GB")} rows more are not drawn. They stay as they are.
        </p>
      )}
      <div className="buttons">
        <button
          type="button"
          ref={add}
          onClick={() => {
            onChange(withNewRow(query), `add ${whole}`)
            setMessage(`Row ${rows.length + 1} was added.`)
          }}
        >
          Add a row
        </button>
        <Choice
          beside
          label="A space that you type is written"
          value={space}
          options={["+", "%20"]}
          onChange={setChosen}
        />
      </div>
      <StatusMessage>{message}</StatusMessage>
    </section>
  )
}

type RowProps = {
  row: Row
  number: number
  onKey: (key: string) => void
  onValue: (value: string) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function QueryRow({ row, number, onKey, onValue, onMove, onRemove }: RowProps) {
  const id = useId()
  const { raw, key, value, problem } = row
  return (
    <li className={styles.row}>
      <Field
        label={
          <>
            Key<span className="visually-hidden"> of row {number}</span>
          </>
        }
        spellCheck={false}
        value={key}
        aria-describedby={`${id}-raw`}
        onChange={onKey}
      />
      <Field
        label={
          <>
            Value<span className="visually-hidden"> of row {number}</span>
          </>
        }
        spellCheck={false}
        value={value ?? ""}
        aria-describedby={`${id}-raw`}
        onChange={onValue}
      />
      <div className="buttons">
        <button type="button" data-do="up" aria-label={`Move row ${number} up`} onClick={() => onMove(-1)}>
          <Icon name="up" />
        </button>
        <button type="button" data-do="down" aria-label={`Move row ${number} down`} onClick={() => onMove(1)}>
          <Icon name="down" />
        </button>
        <button type="button" data-do="remove" aria-label={`Remove row ${number}`} onClick={onRemove}>
          Remove
        </button>
      </div>
      <p id={`${id}-raw`}>
        Written <code>{raw.length > 200 ? `${raw.slice(0, 200)}...` : raw || "(nothing between two &)"}</code>
        {value === null && raw !== "" && ", without ="}
        {problem && <span className={styles.problem}> {problem}</span>}
      </p>
    </li>
  )
}
