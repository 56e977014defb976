import { useId } from "react"
import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { text } from "../../../../kits/address/codecs"
import { useAddress } from "../../../../kits/address/useAddress"
import { describe, spell } from "../logic"
import * as styles from "./SpellTopping.module.css"

/** A box for a topping of one's own, which is served as a colour where its letters allow. */
export function SpellTopping() {
  const { values, set } = useAddress({ topping: text("toffee") })
  const id = useId()
  const result = spell(values.topping)
  const colour = "hex" in result ? result : null

  return (
    <fieldset className={styles.box}>
      <legend>Spell your own topping</legend>
      <label htmlFor={`${id}-topping`}>Topping</label>
      <input
        id={`${id}-topping`}
        type="text"
        value={values.topping}
        maxLength={24}
        autoComplete="off"
        spellCheck={false}
        onChange={event => set({ topping: event.target.value })}
      />
      <span className={styles.plate} aria-hidden="true">
        {colour && <span className={styles.topping} style={{ background: colour.hex }} />}
      </span>
      <output
        className={`result ${styles.wide} ${styles.said}`}
        htmlFor={`${id}-topping`}
        aria-label="Colour"
      >
        {describe(result)}
      </output>
      <div className={`buttons ${styles.wide}`}>
        <CopyButton text={colour?.hex ?? ""} label="Copy the colour" />
      </div>
    </fieldset>
  )
}
