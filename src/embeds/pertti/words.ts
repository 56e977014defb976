/** Texts about Pertti's work. */
import { darkest, dusk, type Made, mass, type Wheel } from "./logic"

/** Formats a power as "0.25 W". */
export function wattText(watts: number): string {
  return `${watts.toFixed(2)} W`
}

/** Describes what he is doing, changing seldom enough to be a live region. */
export function activityText({ speed, breath, rested }: Wheel): string {
  if (rested !== null && dusk(rested) === darkest) return "Pertti rests. There is nothing left in the wires."
  if (rested !== null) return "Pertti rests. The site runs on what is left in the wires."
  if (speed === 0 && breath < 0.3) return "Pertti sits in the wheel and breathes. He would not mind a rest."
  if (speed === 0) return "Pertti stands in the wheel and waits for you."
  if (breath <= 0) return "Pertti is out of breath, and goes on at half speed out of politeness."
  return "Pertti runs."
}

/**
 * Describes a use for a number of joules. Assumes standard gravity, and 2 dl of water from 20 to 100 °C at 4,186 J
 * per kilogram and degree.
 */
export function comparisonText(joules: number): string {
  const height = joules / (mass * 9.80665)
  const cup = joules / (0.2 * 80 * 4186)
  if (joules < 1) return "Not enough for anything yet. It is a start."
  const lift =
    height < 1000
      ? `lift Pertti ${height < 10 ? height.toFixed(1) : Math.round(height)} metres`
      : `lift Pertti ${(height / 1000).toFixed(1)} kilometres`
  const tea =
    cup < 1
      ? `bring ${(cup * 100).toPrecision(2)} % of a cup of tea to the boil`
      : `boil ${Math.floor(cup)} ${cup < 2 ? "cup" : "cups"} of tea`
  return `Enough to ${lift}, or to ${tea}.`
}

/** Summarises the total output in a sentence. */
export function lifeWork({ metres, joules, seeds }: Made): string {
  const way = metres < 1000 ? `${metres.toFixed(1)} m` : `${(metres / 1000).toFixed(2)} km`
  const energy = joules < 1000 ? `${joules.toFixed(1)} J` : `${(joules / 1000).toFixed(2)} kJ`
  return `With you he has run ${way}, made ${energy} and found ${seeds} ${seeds === 1 ? "seed" : "seeds"}.`
}
