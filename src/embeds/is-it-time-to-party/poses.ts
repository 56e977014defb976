/** The poses in which the light catches the hamster with the broom. */

type Point = readonly [x: number, y: number]

/** Coordinates with the feet at 0, 0 and the head about 100 above, at negative y. */
export type Pose = {
  /** The rotation of the body round its centre in degrees, and its height above the floor. */
  tilt: number
  lift: number
  hands: readonly [Point, Point]
  feet: readonly [Point, Point]
}

/** The position of the broom's lower end, and its rotation in degrees; 0 is upright. */
export type Broom = { at: Point; turn: number }

const standing: readonly [Point, Point] = [
  [-13, 0],
  [13, 0],
]

const sweeping: Pose = {
  tilt: 0,
  lift: 0,
  hands: [
    [30, -40],
    [42, -58],
  ],
  feet: standing,
}

export const fever: Pose = {
  tilt: 10,
  lift: 0,
  hands: [
    [-42, -26],
    [44, -112],
  ],
  feet: [
    [-15, 0],
    [36, -2],
  ],
}

/** A pose caught by the light, with its description and his excuse. */
type Caught = { pose: Pose; broom: Broom; seen: string; says: string }

const caught: readonly Caught[] = [
  {
    pose: {
      tilt: -9,
      lift: 0,
      hands: [
        [-50, -70],
        [46, -62],
      ],
      feet: [
        [-40, -12],
        [12, 0],
      ],
    },
    broom: { at: [60, 0], turn: -10 },
    seen: "a hamster with one foot in the air",
    says: "He was sweeping.",
  },
  {
    pose: fever,
    broom: { at: [-62, 0], turn: 14 },
    seen: "a hamster who points at the ceiling",
    says: "Up there, too, it is dusty.",
  },
  {
    pose: {
      tilt: -16,
      lift: 22,
      hands: [
        [-10, -36],
        [46, -64],
      ],
      feet: [
        [-34, -12],
        [30, 6],
      ],
    },
    broom: { at: [-46, -26], turn: 62 },
    seen: "a hamster in mid-air who plays the broom",
    says: "The broom began it.",
  },
  {
    pose: {
      tilt: 180,
      lift: 0,
      hands: [
        [-46, -92],
        [46, -92],
      ],
      feet: [
        [-26, 8],
        [26, 8],
      ],
    },
    broom: { at: [56, -116], turn: -90 },
    seen: "a hamster on his head, with the broom on his feet",
    says: "A corner that is hard to reach.",
  },
  {
    pose: fever,
    broom: { at: [-62, 0], turn: 14 },
    seen: "a hamster with a broom and four guests, all quite still",
    says: "Colleagues. They are here for the corners.",
  },
]

/** The number of presses until the guests appear. */
export const steps = caught.length

/** Returns the pose at a press, counted from 1, starting over after the guests. At 0 he is sweeping. */
export function caughtAt(press: number): Caught {
  const innocent = {
    pose: sweeping,
    broom: { at: [48, 0] as const, turn: 8 },
    seen: "a hamster who sweeps",
    says: "",
  }
  return press < 1 ? innocent : (caught[(press - 1) % steps] ?? innocent)
}

/** Returns whether the guests are visible at a press. */
export const hasGuests = (press: number): boolean => press > 0 && press % steps === 0
