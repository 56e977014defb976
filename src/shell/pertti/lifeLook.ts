/** Pertti's look in each mood. */
import { type Gaze, isAway, type Mood } from "./logic"
import { type Dress, type Look, lyingLook, restingLook } from "./look"

const warmCushion: Look = { name: "Pertti's cushion, still warm", pictures: ["cushion.png"] }

/** Moods with one picture and one name. */
const plain: Partial<Record<Mood, Look>> = {
  empty: { name: "Pertti, looking into an empty paw", pictures: ["empty.png"] },
  startled: { name: "Pertti, startled", pictures: ["startled.png"] },
  hiding: { name: "Pertti, under his cushion", pictures: ["hiding.png"] },
  ashamed: { name: "Pertti, ashamed", pictures: ["ashamed.png"] },
  up: warmCushion,
  sleepwalking: warmCushion,
}

/** Returns the look of his place on the task bar. */
export function lifeLook(mood: Mood, gaze: Gaze, dress: Dress): Look {
  const ending = dress.moves ? "gif" : "png"
  if (mood === "eye") return lyingLook("Pertti, one eye open", `eye-${gaze}.png`, dress)
  if (mood === "yawn") return lyingLook("Pertti, yawning", `yawn.${ending}`, dress)
  if (mood === "begging") return { name: "Pertti, smelling a seed", pictures: [`awake-${gaze}.png`] }
  if (mood === "awake") return { name: "Pertti, awake", pictures: [`awake-${gaze}.png`] }
  if (mood === "stroked") return { name: "Pertti, purring", pictures: [`stroked.${ending}`] }
  if (mood === "eating") return { name: "Pertti, eating", pictures: [`eating.${ending}`] }
  if (isAway(mood)) return plain[mood] ?? { name: "Pertti's cushion, empty", pictures: ["cushion.png"] }
  return plain[mood] ?? restingLook(dress)
}
