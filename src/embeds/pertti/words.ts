/** Texts about Pertti's work. */
import { pluralise } from "../../lib/text/pluralise"
import { bulbs, darkest, dusk, litBulbs, litText, type Made, signText, type Wheel } from "./logic"

/** Describes what he is doing, and what the sign says, changing seldom enough to be a live region. */
export function activityText({ speed, breath, rested }: Wheel, charge = 0): string {
  if (rested !== null && dusk(rested) === darkest) return "Pertti rests. The wires are empty."
  if (rested !== null) return "Pertti rests. There is a little light left in the wires."
  if (charge < 0) return speed > 0 ? "Oh no. He is looking for the fuse." : "Oh no."
  if (breath <= 0) return "Pertti is out of breath. He goes on at half speed, out of politeness."
  if (litBulbs(charge) === bulbs) return `The sign says ${signText}. Pertti looks straight ahead.`
  if (charge > 0 && litBulbs(charge) > 0) return `The sign says ${litText(charge)}.`
  if (speed === 0 && breath < 0.3) return "Pertti sits in the wheel and breathes. He would not mind a rest."
  if (speed === 0) return "Pertti stands in the wheel and waits for you."
  return "Pertti runs."
}

/** Summarises the total output in a sentence. */
export function lifeWork({ metres, seeds }: Made): string {
  const way =
    metres < 1000 ? pluralise(Math.round(metres), "metre") : `${(metres / 1000).toFixed(1)} kilometres`
  return `With you he has run ${way} and found ${pluralise(seeds, "seed")}. He is still here.`
}
