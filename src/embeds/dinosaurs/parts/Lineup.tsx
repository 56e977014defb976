import * as styles from "../Dinosaurs.module.css"
import { lengthText, mean, type Order, orders } from "../logic"
import type { Dinosaur } from "../schema"
import { shapes } from "./shapes"

type Props = {
  row: readonly Dinosaur[]
  sort: Order
  setSort: (sort: Order) => void
  chosen: string
  pick: (name: string) => void
}

/** All dinosaurs in a row, drawn to different sizes, sorted by age or size. */
export function Lineup({ row, sort, setSort, chosen, pick }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="Order" className="buttons">
        {(Object.keys(orders) as Order[]).map(order => (
          <button key={order} type="button" aria-pressed={sort === order} onClick={() => setSort(order)}>
            By {order}
          </button>
        ))}
        <span>{orders[sort]}</span>
      </div>
      <ul className={styles.row} aria-label="Dinosaurs">
        {row.map(dinosaur => {
          // The square root keeps small dinosaurs visible beside large ones.
          const width = 18 + 12 * Math.sqrt(mean(dinosaur.length))
          return (
            <li key={dinosaur.name}>
              <button
                type="button"
                aria-pressed={dinosaur.name === chosen}
                onClick={() => pick(dinosaur.name)}
              >
                <svg viewBox="0 -86 100 86" width={width} height={width * 0.86} aria-hidden="true">
                  <path d={shapes[dinosaur.plan].path} />
                </svg>
                {dinosaur.name}
                <small>{sort === "size" ? lengthText(dinosaur) : `${dinosaur.ma[0]} Ma`}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
