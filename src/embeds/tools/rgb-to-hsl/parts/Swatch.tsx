import { type ColourDescription, hexOf, short } from "../logic"
import { formatColour, srgbNotations } from "../notations"
import { perttisName } from "../pertti"
import * as styles from "../RgbToHsl.module.css"

const gamutText = {
  srgb: "",
  p3: "It is outside sRGB and inside Display P3: a wide screen shows it, others don't.",
  beyond: "It is outside sRGB and outside Display P3: few screens or none show it.",
}

/** Returns black or white, whichever is readable on a colour. */
function inkOn({ rgb: { r, g, b } }: ColourDescription): string {
  return 0.3 * r + 0.59 * g + 0.11 * b > 0.55 ? "#111" : "#fff"
}

/** The colour itself with what Pertti calls it, beside the nearest one in sRGB if it is outside. */
export function Swatch({ facts }: { facts: ColourDescription }) {
  const opacity = facts.alpha < 1 ? `, ${short(facts.alpha * 100, 1)} % opaque` : ""
  const original = formatColour(facts, "xyz")
  const nearest = formatColour(facts, "hex")
  // The field is below the words; checkers of contrast look for it behind them.
  const isPlain = facts.gamut === "srgb" && facts.alpha === 1
  return (
    <div className={styles.swatch}>
      <div className={styles.colours} role="img" aria-label={`A field of ${hexOf(facts)}${opacity}`}>
        <div style={{ backgroundColor: facts.gamut === "srgb" ? nearest : original }} />
        {facts.gamut !== "srgb" && <div style={{ backgroundColor: nearest }} />}
      </div>
      <p
        className={styles.said}
        aria-live="polite"
        style={{ color: inkOn(facts), background: isPlain ? nearest : "none" }}
      >
        Pertti, who is near the floor, calls it <strong>{perttisName(facts)}</strong>
      </p>
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
