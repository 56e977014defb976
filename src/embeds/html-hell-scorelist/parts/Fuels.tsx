import { armful, type Fuel, fuels } from "../fire"
import * as styles from "../HtmlHellScorelist.module.css"

/** Buttons that each throw an armful of a tag into the fire. */
export function Fuels({ onThrow }: { onThrow: (fuel: Fuel) => void }) {
  return (
    <fieldset className={styles.fuels}>
      <legend>Throw into the fire</legend>
      {fuels.map(fuel => (
        <button key={fuel} type="button" onClick={() => onThrow(fuel)}>
          {armful} × &lt;{fuel}&gt;
        </button>
      ))}
    </fieldset>
  )
}
