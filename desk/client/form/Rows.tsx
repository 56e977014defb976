/** The rows of a list: select one to edit; add, copy, move and remove rows. */
import { useState } from "react"
import type { Json } from "../../../src/lib/content/tree"
import type { Schema } from "../../shared/api"
import { Fields } from "./Fields"
import { errorsBelow, type LocatedProblem } from "./places"
import { emptyRow, nameOf } from "./sections"

type Props = {
  id: string
  label: string
  schema: Schema
  rows: Json[]
  /** The path of the rows in the file's value. */
  path: (string | number)[]
  mistakes: readonly LocatedProblem[]
  readOnly: boolean
  onChange: (rows: Json[]) => void
}

export function Rows({ id, label, schema, rows, path, mistakes, readOnly, onChange }: Props) {
  const [picked, setPicked] = useState(0)
  const at = Math.min(picked, rows.length - 1)
  const row = rows[at]
  const faultyRows = new Set(
    mistakes.filter(each => path.every((key, i) => each.path[i] === key)).map(each => each.path[path.length]),
  )

  function change(next: Json[], pick: number): void {
    onChange(next)
    setPicked(Math.max(0, pick))
  }
  const insertRow = (i: number, value: Json) => change([...rows.slice(0, i), value, ...rows.slice(i)], i)
  function move(by: number): void {
    const next = rows.filter((_, i) => i !== at)
    next.splice(at + by, 0, row as Json)
    change(next, at + by)
  }

  return (
    <fieldset className="rows">
      <legend>
        {label} ({rows.length})
      </legend>
      <div className="row-list">
        <select
          size={Math.min(12, Math.max(4, rows.length))}
          aria-label={label}
          value={at}
          onChange={event => setPicked(Number(event.target.value))}
        >
          {rows.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows can be equal, so only the index identifies them.
            <option key={i} value={i}>
              {faultyRows.has(i) ? "! " : ""}
              {i + 1}. {nameOf(each)}
            </option>
          ))}
        </select>
        <div className="row-buttons">
          <button type="button" disabled={readOnly} onClick={() => insertRow(at + 1, emptyRow(schema))}>
            Add
          </button>
          <button
            type="button"
            disabled={readOnly || row === undefined}
            onClick={() => insertRow(at + 1, structuredClone(row as Json))}
          >
            Copy
          </button>
          <button
            type="button"
            disabled={readOnly || row === undefined}
            onClick={() =>
              change(
                rows.filter((_, i) => i !== at),
                Math.min(at, rows.length - 2),
              )
            }
          >
            Remove
          </button>
          <button type="button" disabled={readOnly || at <= 0} onClick={() => move(-1)}>
            Up
          </button>
          <button
            type="button"
            disabled={readOnly || at < 0 || at === rows.length - 1}
            onClick={() => move(1)}
          >
            Down
          </button>
        </div>
      </div>
      {row !== undefined && (
        <Fields
          id={`${id}-${at}`}
          schema={schema}
          value={row}
          errors={errorsBelow(mistakes, [...path, at])}
          readOnly={readOnly}
          onChange={value => onChange(rows.map((each, i) => (i === at ? value : each)))}
        />
      )}
    </fieldset>
  )
}
