import * as styles from "../Sandbox.module.css"
import { air, fire, sand, seed, wall, water } from "../world"

export const shovels = {
  sand: { name: "Sand", material: sand, colour: "#e8c278" },
  water: { name: "Water", material: water, colour: "#4b8be0" },
  wall: { name: "Wall", material: wall, colour: "#70707a" },
  seed: { name: "Seeds", material: seed, colour: "#9a6c2c" },
  fire: { name: "Fire", material: fire, colour: "#f08020" },
  hamster: { name: "Hamster", material: air, colour: "#d98f3e" },
  air: { name: "Nothing", material: air, colour: "#2a3a70" },
} as const

export type Shovel = keyof typeof shovels

/** The materials to choose from. */
export function Shovels({ shovel, onPick }: { shovel: Shovel; onPick: (shovel: Shovel) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame round what is a row.
    <div className={styles.shovels} role="group" aria-label="In the shovel">
      {Object.entries(shovels).map(([id, { name, colour }]) => (
        <button key={id} type="button" aria-pressed={id === shovel} onClick={() => onPick(id as Shovel)}>
          <i style={{ background: colour }} />
          {name}
        </button>
      ))}
    </div>
  )
}
