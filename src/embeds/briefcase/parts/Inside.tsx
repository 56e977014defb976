import { PageIcon } from "../../../components/page-icon/PageIcon"
import { ButtonGrid } from "../../../kits/board/ButtonGrid"
import { useGrid } from "../../../kits/board/useGrid"
import type { ThingEntry } from "../../../lib/content/derivedLists"
import * as styles from "../Briefcase.module.css"
import { capital, columns } from "../logic"

type Props = {
  things: readonly ThingEntry[]
  isGot: (path: string) => boolean
  /** The path of the thing that is out on the desktop. */
  loose: string | null
  /** The index of what lies on the label. */
  place: number
  onChoose: (index: number) => void
}

/** The open case: foam with a gap in the shape of each thing, and the things that have come. */
export function Inside({ things, isGot, loose, place, onChoose }: Props) {
  const rows = Math.ceil(things.length / columns)
  const grid = useGrid<HTMLTableElement>(rows, columns, place)
  return (
    <div className={styles.inside}>
      <ButtonGrid
        label="Inside the briefcase"
        rows={rows}
        columns={columns}
        grid={grid}
        cell={index => {
          const thing = things[index]
          if (!thing) return null
          const got = isGot(thing.path)
          return {
            "aria-label": got ? capital(thing.thing.name) : `Gap ${index + 1}`,
            "aria-pressed": index === place,
            "data-got": got || undefined,
            "data-empty": !got || undefined,
            "data-out": (got && (index === place || loose === thing.path)) || undefined,
            onClick: () => onChoose(index),
            children: <PageIcon name={thing.thing.icon} size={32} />,
          }
        }}
      />
    </div>
  )
}
