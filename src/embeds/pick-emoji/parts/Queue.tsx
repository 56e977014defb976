import { useState } from "react"
import { ButtonGrid } from "../../../kits/board/ButtonGrid"
import { useGrid } from "../../../kits/board/useGrid"
import type { Applicant } from "../logic"
import * as styles from "../PickEmoji.module.css"

type Props = { label: string; all: readonly Applicant[]; chosen: string; onPick: (emoji: string) => void }

const columns = 8
/** The number of applicants shown at first; a button shows the others. */
const initialCount = 160

/** The applicants in rows, each a button; the arrow keys move between them. */
export function Queue({ label, all, chosen, onPick }: Props) {
  const [whole, setWhole] = useState(false)
  const shown = whole ? all : all.slice(0, initialCount)
  const rows = Math.ceil(shown.length / columns)
  const grid = useGrid<HTMLTableElement>(rows, columns)
  return (
    <div className={styles.rows}>
      <ButtonGrid
        label={label}
        rows={rows}
        columns={columns}
        grid={grid}
        cell={index => {
          const one = shown[index]
          return one
            ? {
                children: one.emoji,
                "aria-label": one.name,
                title: one.name,
                "aria-pressed": one.emoji === chosen,
                onClick: () => onPick(one.emoji),
              }
            : null
        }}
      />
      {shown.length < all.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {all.length - shown.length} more are waiting outside
        </button>
      )}
    </div>
  )
}
