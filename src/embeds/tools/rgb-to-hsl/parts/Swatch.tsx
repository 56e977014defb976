import { type Facts, hexOf, short } from "../logic"
import { formatColour } from "../notations"
import * as styles from "../RgbToHsl.module.css"

const outside = {
  srgb: "",
  p3: "It is outside sRGB and inside Display P3: a wide screen shows it, others don't.",
  beyond: "It is outside sRGB and outside Display P3: few screens or none show it.",
}

/** The colour itself, beside the nearest one in sRGB if it is outside. */
export function Swatch({ facts }: { facts: Facts }) {
  const clear = facts.alpha < 1 ? `, ${short(facts.alpha * 100, 1)} % opaque` : ""
  const given = formatColour(facts, "xyz")
  const near = formatColour(facts, "hex")
  return (
    <div className={styles.swatch}>
      <div className={styles.plates} role="img" aria-label={`A field of ${hexOf(facts)}${clear}`}>
        <div style={{ backgroundColor: facts.gamut === "srgb" ? near : given }} />
        {facts.gamut !== "srgb" && <div style={{ backgroundColor: near }} />}
      </div>
      <div role="status">
        {facts.gamut !== "srgb" && (
          <p>
            {outside[facts.gamut]} On the right is the nearest that sRGB has, {short(facts.moved, 3)} away:
            hex, RGB, HSL and HWB are of that one.
          </p>
        )}
      </div>
    </div>
  )
}
