import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import { type Charset, hexOf, letterOf, offsetOf } from "../bytes"
import { type Cursor, moved, selected } from "../cursor"
import * as styles from "../JuhqInHex.module.css"

type Props = {
  /** The visible bytes, starting at `from`; null until they have been read. */
  bytes: Uint8Array | null
  from: number
  size: number
  columns: number
  /** The number of bytes per page. */
  page: number
  charset: Charset
  cursor: Cursor
  onCursor: (cursor: Cursor) => void
  onCopy: () => void
}

/** A grid of offsets, hex digits and letters. One tab stop; the arrow keys move, with Shift they select. */
export function HexGrid({ bytes, from, size, columns, page, charset, cursor, onCursor, onCopy }: Props) {
  const grid = useRef<HTMLTableElement>(null)
  const follow = useRef(false)
  const [first, last] = selected(cursor)
  const shown = Math.max(0, Math.min(page, size - from))
  const rows = Math.max(1, Math.ceil(shown / columns))

  // The cell of the cursor may have been rendered only now.
  useEffect(() => {
    if (!follow.current) return
    follow.current = false
    grid.current?.querySelector<HTMLElement>(`[data-offset="${cursor.at}"]`)?.focus()
  }, [cursor.at])

  const go = (at: number, extend: boolean) => {
    follow.current = true
    onCursor({ at, anchor: extend ? cursor.anchor : at })
  }
  const press = (event: KeyboardEvent) => {
    const ctrlKey = event.ctrlKey || event.metaKey
    if (event.altKey) return
    if (ctrlKey && event.key.toLowerCase() === "c") {
      event.preventDefault()
      return onCopy()
    }
    if (event.key === "Escape") return onCursor({ at: cursor.at, anchor: cursor.at })
    const at = moved({ key: event.key, ctrlKey }, cursor.at, size, columns, page)
    if (at === null) return
    event.preventDefault()
    if (at !== cursor.at || (!event.shiftKey && cursor.anchor !== at)) go(at, event.shiftKey)
  }
  const point = (event: PointerEvent, extend: boolean) => {
    const cell = event.target instanceof Element ? event.target.closest("[data-offset]") : null
    const at = Number(cell?.getAttribute("data-offset") ?? Number.NaN)
    if (Number.isInteger(at)) go(at, extend)
  }

  return (
    <ScrollArea className={styles.scroll} label="Bytes">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one walks in is a grid
        role="grid"
        ref={grid}
        className={styles.grid}
        aria-label="Hex"
        aria-rowcount={Math.max(1, Math.ceil(size / columns))}
        aria-multiselectable="true"
        onKeyDown={press}
        onPointerDown={event => point(event, event.shiftKey)}
        onPointerOver={event => event.buttons === 1 && event.pointerType === "mouse" && point(event, true)}
      >
        <tbody>
          {Array.from({ length: rows }, (_, row) => {
            const start = from + row * columns
            return (
              <tr key={start} aria-rowindex={start / columns + 1}>
                <th scope="row">{offsetOf(start, size)}</th>
                {Array.from({ length: columns }, (_, column) => {
                  const offset = start + column
                  const byte = bytes?.[offset - from]
                  if (offset >= from + shown) return <td key={offset} className={styles.none} />
                  return (
                    <td
                      key={offset}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the table is a grid
                      role="gridcell"
                      data-offset={offset}
                      tabIndex={offset === cursor.at ? 0 : -1}
                      aria-selected={offset >= first && offset <= last}
                    >
                      {byte === undefined ? "··" : hexOf(byte)}
                    </td>
                  )
                })}
                <td className={styles.letters}>
                  {Array.from({ length: Math.min(columns, from + shown - start) }, (_, column) => {
                    const offset = start + column
                    const byte = bytes?.[offset - from]
                    return (
                      <span
                        key={offset}
                        data-offset={offset}
                        data-selected={(offset >= first && offset <= last) || undefined}
                      >
                        {byte === undefined ? " " : letterOf(byte, charset)}
                      </span>
                    )
                  })}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollArea>
  )
}
