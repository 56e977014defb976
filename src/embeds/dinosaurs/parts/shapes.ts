/** Silhouettes facing right: 100 wide from the tip of the tail to the nose, y downwards and 0 at the ground. */
import type { Plan } from "../schema"

/** A point in hundredths of the animal's length. */
type Place = readonly [x: number, y: number]

/** A stop on the walk from the toe to the eye. */
export type Station = { at: Place; name: string; says: string }

export type Shape = {
  path: string
  height: number
  /** The tips of the toes, with a claw each. */
  toes: readonly Place[]
  /** The corner of the mouth and its end at the nose. */
  mouth: readonly [Place, Place]
  eye: Place
  /** The radius of the eye, and the width of a scale or feather, in metres. */
  eyeRadius: number
  scale: number
  colours: readonly [back: string, belly: string]
  stations: readonly Station[]
}

const legs2 = "M44-20q-2 10 2 12l-4 6h9v2h-13l3-9q-5-4-4-11zM52-20q4 8 1 12l5 6h6v2h-12l-4-9q-4-5-3-11z"
const biped = `M0-27q16 4 28-2q9-9 20-8q10 1 18-4q4-7 12-8q9-1 16 4l6 2q1 4-5 5l-9 1q-6 1-9 6q-4 8-12 11q-2 5-6 3l1-3q-6 2-10 1q-8 2-14-3q-16-1-36-5z${legs2}`

const eye = (at: Place): Station => ({ at, name: "The eye", says: "It was asleep." })

export const shapes: Record<Plan, Shape> = {
  tyrant: {
    path: `M0-25q18 3 30-4q9-9 20-9q9 0 15-5q3-8 10-10q10-2 18 2q7 2 7 6l-2 4q1 4-4 5l-12 0q-8 1-11 6q-4 7-11 9l-1 4l-3 0l0-4q-7 3-12 2q-10 1-14-3q-16 0-30-3z${legs2}`,
    height: 54,
    toes: [
      [64, 0],
      [51, 0],
      [59.8, -16.6],
    ],
    mouth: [
      [83, -38.5],
      [98.5, -41],
    ],
    eye: [83, -48],
    eyeRadius: 0.045,
    scale: 0.024,
    colours: ["#4c5a35", "#a89a66"],
    stations: [
      { at: [64.3, -0.33], name: "A toe", says: "A toe, and Pertti. The claw is the clean part." },
      { at: [54.2, -12], name: "The knee", says: "The knee. Somebody has been kind." },
      { at: [55, -28], name: "The ribs", says: "The ribs. They go out and in." },
      { at: [59.4, -17.2], name: "The arm", says: "The arm. Don't mention it." },
      { at: [93.6, -39.1], name: "The teeth", says: "The teeth. All his own." },
      eye([83, -48]),
    ],
  },
  sauropod: {
    path: "M0-8q18-6 26-10q8-7 18-7q8 0 14 4q10 0 18-8q8-9 13-13q5-2 11 2q1 3-4 3q-6 0-9 4q-6 9-14 14q-7 5-11 6q1 6 0 12h-6v-9q-6 2-12 1l-1 8h-6l-1-9q-6-2-10-6q-14 4-26 8zM40-10l-2 10h-5l1-12zM62-9l2 9h4l-1-13z",
    height: 44,
    toes: [
      [68, 0],
      [43, 0],
    ],
    mouth: [
      [95.5, -38.4],
      [99.6, -38.4],
    ],
    eye: [95, -40.6],
    eyeRadius: 0.035,
    scale: 0.03,
    colours: ["#5a6670", "#b3aa97"],
    stations: [
      { at: [68.1, -0.15], name: "A toe", says: "A toe, and Pertti. There is more." },
      { at: [65.6, -6], name: "The knee", says: "The knee. Somebody has been kind." },
      { at: [55, -15], name: "The belly", says: "The belly. It is only leaves." },
      { at: [66, -19], name: "The neck", says: "The neck." },
      { at: [78, -28], name: "The neck", says: "Still the neck." },
      { at: [88, -39], name: "The neck", says: "You don't want to hear it." },
      eye([95, -40.6]),
    ],
  },
  stegosaur: {
    path: "M0-16l4-9 2 8 5-10 2 9q4 0 7-2l2-14 7 10 4-17 8 11 6-16 7 14 7-12 5 13 6-7 2 9q8-2 14 0q6 1 9 6q2 3-3 4l-10 1q-8 3-12 4l-1 14h-7l-1-10q-8 2-16 0l-1 10h-7l-1-14q-16-2-34-2z",
    height: 43,
    toes: [
      [71, 0],
      [46, 0],
    ],
    mouth: [
      [91, -20],
      [97.4, -20.5],
    ],
    eye: [91, -24.5],
    eyeRadius: 0.026,
    scale: 0.022,
    colours: ["#6b5230", "#b99a63"],
    stations: [
      { at: [71.3, -0.43], name: "A toe", says: "A toe, and Pertti." },
      { at: [68, -8], name: "The knee", says: "The knee. Somebody has been kind." },
      { at: [50, -14], name: "The belly", says: "The belly. It rumbles in Jurassic." },
      { at: [47.3, -43], name: "A plate", says: "A plate. It will not stack." },
      { at: [74, -27], name: "The neck", says: "The neck. It was a short walk." },
      eye([91, -24.5]),
    ],
  },
  feathered: {
    path: "M0-28q20 3 36-2q8-5 16-5q10 1 17-6q4-9 12-9q8 0 12 4l7 3q-1 3-8 3q-8 1-11 6q-3 7-8 11q6 6 10 15q-10-2-17-9q-6 3-12 2q-8 0-13-3q-20 0-41-4zM0-33l14 3-13 3zM44-20q-1 10 3 12l-3 6h8v2h-12l2-8q-4-5-3-12zM52-20q4 8 2 12l4 6h6v2h-11l-4-8q-3-6-2-12z",
    height: 50,
    toes: [
      [64, 0],
      [52, 0],
    ],
    mouth: [
      [90, -41.5],
      [99.5, -42.8],
    ],
    eye: [83, -45],
    eyeRadius: 0.011,
    scale: 0.012,
    colours: ["#7a4a2a", "#d9b98a"],
    stations: [
      { at: [63.4, -2.2], name: "A toe", says: "A toe, and Pertti. This one he can talk to." },
      { at: [52, -24], name: "The ribs", says: "Feathers. The film left them out." },
      { at: [76, -16], name: "The wing", says: "A wing. It is for show." },
      eye([83, -45]),
    ],
  },
  theropod: {
    path: biped,
    height: 50,
    toes: [
      [64, 0],
      [51, 0],
    ],
    mouth: [
      [88, -39.4],
      [99.6, -41],
    ],
    eye: [84, -45],
    eyeRadius: 0.0065,
    scale: 0.005,
    colours: ["#3f6b52", "#c9c48a"],
    stations: [
      { at: [60, -8], name: "A leg", says: "A leg. It is as tall as a hen's." },
      { at: [52, -28], name: "The ribs", says: "The ribs. You could count them." },
      eye([84, -45]),
    ],
  },
  hummingbird: {
    path: "M0-26q14-4 26-9q8-8 20-8q8-9 18-8q6 1 8 5l28-2-28 4q-2 9-10 13q-8 9-20 9q-9 0-15-5q-12 3-27 1zM44-42q-12-10-14-32q16 8 24 26z",
    height: 74,
    toes: [],
    mouth: [
      [73, -44.6],
      [99, -47],
    ],
    eye: [64, -47],
    eyeRadius: 0.0012,
    scale: 0.0011,
    colours: ["#12707a", "#e8e6da"],
    stations: [{ at: [50, -46], name: "All of it", says: "That is a dinosaur, and that is all of it." }],
  },
}
