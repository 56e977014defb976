import { type ColourDescription, hexOf, short } from "../logic"
import { formatColour, srgbNotations } from "../notations"
import * as styles from "../RgbToHsl.module.css"

const gamutText = {
  srgb: "",
  p3: "It is outside sRGB and inside Display P3: a wide screen shows it, others don't.",
  beyond: "It is outside sRGB and outside Display P3: few screens or none show it.",
}

/** The colour itself, beside the nearest one in sRGB if it is outside. */
export function Swatch({ facts }: { facts: ColourDescription }) {
  const opacity = facts.alpha < 1 ? `, ${short(facts.alpha * 100, 1)} % opaque` : ""
  const original = formatColour(facts, "xyz")
  const nearest = formatColour(facts, "hex")
  return (
    <div className={styles.swatch}>
      <div className={styles.colours} role="img" aria-label={`A field of ${hexOf(facts)}${opacity}`}>
        <div style={{ backgroundColor: facts.gamut === "srgb" ? nearest : original }} />
        {facts.gamut !== "srgb" && <div style={{ backgroundColor: nearest }} />}
      </div>
      <div role="status">
        {facts.gamut !== "srgb" && (
          <p>
            {gamutText[facts.gamut]} On the right is the nearest that sRGB has,{" "}
            {short(facts.gamutDistance, 3)} away: {srgbNotations()} are of that one.
          </p>
        )}
      </div>
    </div>
  )
}
