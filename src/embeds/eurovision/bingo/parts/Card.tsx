import { useGrid } from "../../../../hooks/grid"
import { usePage } from "../../../../hooks/page"
import * as styles from "../EurovisionBingo.module.css"
import { bingos, cellLabel, centre, size } from "../logic"

type Props = {
  name: string | null
  card: readonly string[] | null
  marked: readonly boolean[] | null
  press: (text: string) => void
}

const five = [0, 1, 2, 3, 4]

/** The card: one stop for the Tab key, and the arrows within it. Before mount its squares are blank. */
export function Card({ name, card, marked, press }: Props) {
  const { siteName } = usePage()
  const grid = useGrid<HTMLTableElement>(size, size, centre)
  const full = marked ? bingos(marked) : []
  const label = `Bingo card ${name ?? ""}`.trim()

  const square = (cell: number) => {
    const text = card?.[cell]
    if (!text || !marked) return null
    return (
      <button
        type="button"
        {...grid.cell(cell)}
        aria-label={cellLabel(text, cell, full)}
        aria-pressed={marked[cell]}
        aria-disabled={cell === centre || undefined}
        data-bingo={full.some(({ cells }) => cells.includes(cell)) || undefined}
        onClick={() => cell !== centre && press(text)}
      >
        {text}
      </button>
    )
  }

  return (
    <div className={styles.card}>
      <div className={styles.letters} aria-hidden="true">
        {[..."BINGO"].map(letter => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid allows a table. */}
      <table role="grid" aria-label={label} tabIndex={-1} ref={grid.ref} onKeyDown={grid.onKeyDown}>
        <tbody>
          {five.map(row => (
            <tr key={row}>
              {five.map(column => (
                <td key={column}>{square(row * size + column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.caption}>
        Eurovision bingo, card <b>{name ?? "…"}</b>. {siteName}
      </p>
    </div>
  )
}
