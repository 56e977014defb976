import * as styles from "../Dinosaurs.module.css"
import { lengthText } from "../logic"
import type { Dinosaur } from "../schema"
import { shapes } from "./shapes"

type Props = { dinosaurs: readonly Dinosaur[]; chosen: string; onChoose: (slug: string) => void }

/** Returns an animal's name as it stands in the address. */
export function slugOf({ name }: Dinosaur): string {
  return name.toLowerCase().replaceAll(" ", "-")
}

/** The animals to walk along, the longest first. */
export function Herd({ dinosaurs, chosen, onChoose }: Props) {
  return (
    <ul className={styles.herd} aria-label="Dinosaurs">
      {dinosaurs.map(dinosaur => (
        <li key={dinosaur.name}>
          <button
            type="button"
            aria-pressed={dinosaur.name === chosen}
            onClick={() => onChoose(slugOf(dinosaur))}
          >
            <svg viewBox="0 -76 100 76" width="50" height="38" aria-hidden="true">
              <path d={shapes[dinosaur.plan].path} />
            </svg>
            <span>
              {dinosaur.name} <small>{lengthText(dinosaur.length)}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
