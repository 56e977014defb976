import { useState } from "react"
import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { Slider } from "../../../../kits/controls/Slider"
import { ingredients } from "../../toys/glogi"
import * as styles from "./doors.module.css"

/** Door 4: a glögi recipe for any number of cups. */
export function Glogi() {
  const [cups, setCups] = useState(4)
  const list = ingredients(cups)
  return (
    <div className={styles.stack}>
      <p>Glögi is what Finland drinks in December instead of daylight. This one has no wine in it.</p>
      <Slider label={`Cups: ${cups}`} min={1} max={24} value={cups} onChange={setCups} beside />
      <ul aria-label="Ingredients">
        {list.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        Warm everything but the raisins and almonds for twenty minutes. It must not boil, and neither must
        you. Strain it. Raisins and almonds go into the cups, where they are found too late, with a spoon.
      </p>
      <CopyButton text={[`Glögi, ${cups} cups`, ...list].join("\n")} label="Copy the shopping list" />
    </div>
  )
}
