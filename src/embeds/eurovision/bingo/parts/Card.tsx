import { Icon } from "../../../../components/icon/Icon"
import { usePage } from "../../../../hooks/page/page"
import { ButtonGrid } from "../../../../kits/board/ButtonGrid"
import { useGrid } from "../../../../kits/board/useGrid"
import * as styles from "../EurovisionBingo.module.css"
import { bingos, cellLabel, centre, hyphenated, size } from "../logic"

type Props = {
  name: string | null
  card: readonly string[] | null
  marked: readonly boolean[] | null
  /** Long words with possible breaks: "watch-ing". */
  hyphens: readonly string[]
  /** Texts of the squares that happened and were missed. */
  missed: readonly string[]
  /** The last refused press; `count` counts refusals. */
  refused: { text: string; count: number } | null
  press: (text: string) => void
}

/** The card: one tab stop with arrow keys inside it. Its squares are blank before mount. */
export function Card({ name, card, marked, hyphens, missed, refused, press }: Props) {
  const { siteName } = usePage()
  const grid = useGrid<HTMLTableElement>(size, size, centre)
  const full = marked ? bingos(marked) : []
  const label = `Bingo card ${name ?? ""}`.trim()

  const square = (cell: number) => {
    const text = card?.[cell]
    if (!text || !marked) return null
    const isFull = full.some(({ cells }) => cells.includes(cell))
    return {
      "aria-label": `${cellLabel(text, cell, full)}${missed.includes(text) ? ", missed" : ""}`,
      "aria-pressed": marked[cell],
      "aria-disabled": cell === centre || undefined,
      "data-bingo": isFull || undefined,
      "data-missed": missed.includes(text) || undefined,
      "data-refused": refused?.text === text ? (refused.count % 2 === 0 ? "even" : "odd") : undefined,
      onClick: () => cell !== centre && press(text),
      children: (
        <>
          {marked[cell] && (
            <span className={styles.mark}>
              {isFull && <Icon name="star" />}
              <Icon name="heart" />
              {isFull && <Icon name="star" />}
            </span>
          )}
          {hyphenated(text, hyphens)}
        </>
      ),
    }
  }

  return (
    <div className={styles.card}>
      <div className={styles.letters} aria-hidden="true">
        {[..."BINGO"].map(letter => (
          <span key={letter}>{letter}</span>
        ))}
      </div>
      <ButtonGrid label={label} rows={size} columns={size} grid={grid} cell={square} />
      <p className={styles.caption}>
        Eurovision bingo, card{" "}
        <b>
          <bdi>{name ?? "…"}</bdi>
        </b>
        . {siteName}
      </p>
    </div>
  )
}
