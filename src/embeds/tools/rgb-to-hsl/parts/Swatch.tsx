import { type Facts, hexOf, nameOf, short, write } from "../logic"
import * as styles from "../RgbToHsl.module.css"

const outside = {
  srgb: "",
  p3: "It is outside sRGB and inside Display P3: a wide screen shows it, others don't.",
  beyond: "It is outside sRGB and outside Display P3: few screens or none show it.",
}

/** The colour itself, beside its nearest relative in sRGB where it is not there, and its name in words. */
export function Swatch({ facts }: { facts: Facts }) {
  const { names, exact, distance } = nameOf(facts)
  const clear = facts.alpha < 1 ? `, ${short(facts.alpha * 100, 1)} % opaque` : ""
  const given = write(facts, "xyz", false)
  const near = write(facts, "hex", false)
  return (
    <div className={styles.swatch}>
      <div className={styles.plates} role="img" aria-label={`A field of ${hexOf(facts)}${clear}`}>
        <div style={{ backgroundColor: facts.gamut === "srgb" ? near : given }} />
        {facts.gamut !== "srgb" && <div style={{ backgroundColor: near }} />}
      </div>
      <div role="status">
        <p>
          {exact ? "CSS calls it " : "CSS has no name for it; the nearest is "}
          {names.map((name, i) => (
            <span key={name}>
              {i > 0 && " or "}
              <strong>{name}</strong>
            </span>
          ))}
          {exact ? "." : `, ${short(distance, 3)} away in OKLab.`}
        </p>
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
