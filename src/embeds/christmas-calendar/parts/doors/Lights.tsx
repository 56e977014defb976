import { useState } from "react"
import { Icon } from "../../../../components/icon/Icon"
import { random } from "../../../../hooks/browser/random"
import { randomInt } from "../../../../lib/game/random"
import { bulbs, bulbText, type Known, narrowRange, unknown } from "../../toys/bulbs"
import * as styles from "./doors.module.css"

const numbers = Array.from({ length: bulbs }, (_, i) => i + 1)

/** Door 20: a string of lights with a broken bulb to find. */
export function Lights() {
  const [broken, setBroken] = useState(() => 1 + randomInt(bulbs, random))
  const [known, setKnown] = useState<Known>(unknown)
  const isFound = known.from === known.to
  const state = (bulb: number) => {
    if (isFound) return bulb === known.from ? "changed, lit" : "lit"
    if (bulb < known.from) return "has current"
    return bulb > known.to ? "no current" : "not known"
  }
  return (
    <>
      <fieldset className={styles.string}>
        <legend>Lights</legend>
        {numbers.map(bulb => (
          <button
            key={bulb}
            type="button"
            className={isFound || bulb < known.from ? styles.lit : undefined}
            aria-label={`Bulb ${bulb}, ${state(bulb)}`}
            onClick={() => !isFound && setKnown(narrowRange(known, bulb, broken))}
          >
            {bulb}
            {isFound || bulb < known.from ? (
              <Icon name="tick" />
            ) : bulb > known.to ? (
              <Icon name="cross" />
            ) : (
              <span aria-hidden="true">?</span>
            )}
          </button>
        ))}
      </fieldset>
      <p role="status">{bulbText(known)}</p>
      <button
        type="button"
        onClick={() => {
          setBroken(1 + randomInt(bulbs, random))
          setKnown(unknown)
        }}
      >
        Another string
      </button>
    </>
  )
}
