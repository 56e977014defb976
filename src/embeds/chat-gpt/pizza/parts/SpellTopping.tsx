import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { text } from "../../../../kits/address/codecs"
import { useAddress } from "../../../../kits/address/useAddress"
import { Field } from "../../../../kits/controls/Field"
import { describe, spell } from "../logic"
import * as styles from "./SpellTopping.module.css"

/** A text field for a topping, which is served as a colour if its letters allow. */
export function SpellTopping() {
  const { values, set } = useAddress({ topping: text("toffee") })
  const result = spell(values.topping)
  const colour = "hex" in result ? result : null

  return (
    <fieldset className={styles.box}>
      <legend>Spell your own topping</legend>
      <Field
        label="Topping"
        value={values.topping}
        maxLength={24}
        spellCheck={false}
        onChange={topping => set({ topping })}
        beside
      />
      <span className={styles.plate} aria-hidden="true">
        {colour && <span className={styles.topping} style={{ background: colour.hex }} />}
      </span>
      <output className={`result ${styles.wide} ${styles.message}`} aria-label="Colour">
        <BidiIsolate>{describe(result)}</BidiIsolate>
      </output>
      <div className={`buttons ${styles.wide}`}>
        <CopyButton text={colour?.hex ?? ""} label="Copy the colour" />
      </div>
    </fieldset>
  )
}
