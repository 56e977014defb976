/** The machine's eight Mona Lisas, in order. */
import { type Box, eyes, figure, grin, hands, landscape, mouth, nose } from "./boxes"
import { museum, wall } from "./museum"
import { squares } from "./squares"

export type Attempt = {
  /** The name used in the chat's YAML. */
  name: string
  /** A description of the actual picture. */
  label: string
  boxes: readonly Box[]
}

const lady = [...landscape, ...figure, ...nose]
const calm = eyes(49, 28)

/** The grin of the first attempt at 1.5 times the size, on the squares of the seventh. */
const improved: Box[] = [
  ...squares,
  ...eyes(47.5, 26, 1.4),
  ...grin.map(
    ([x, y, w, h, fill, round]): Box => [x * 1.5 - 26.5, y * 1.5 - 22, w * 1.5, h * 1.5, fill, round],
  ),
]

export const attempts: readonly Attempt[] = [
  {
    name: "smile",
    label: "A lady before a landscape. She grins with twenty-two teeth.",
    boxes: [...lady, ...calm, ...grin, ...hands(8, 20)],
  },
  {
    name: "mystery",
    label: "The same lady without a mouth. She has seen something, and can't say what.",
    boxes: [...lady, ...calm, ...hands(8, 20)],
  },
  {
    name: "hands",
    label: "The lady has a mouth, and fourteen fingers that go their own ways.",
    boxes: [...lady, ...calm, ...mouth, ...hands(14, 120)],
  },
  {
    name: "eyes",
    label: "Sixteen eyes: in the face, on the forehead, in the mountains, on the dress and on the hands.",
    boxes: [
      ...lady,
      ...mouth,
      ...hands(14, 120),
      ...eyes(49, 28, 1.5),
      ...eyes(49, 19, 0.9),
      ...eyes(14, 30, 1.2),
      ...eyes(86, 30, 1.2),
      ...eyes(28, 70, 1.4),
      ...eyes(68, 72, 1.4),
      ...eyes(36, 86, 1),
      ...eyes(60, 87, 1),
    ],
  },
  {
    name: "museum",
    label:
      "A dark hall with the backs of nine heads and six raised telephones. Far away on the wall is a stamp.",
    boxes: museum,
  },
  {
    name: "wall",
    label: "An empty patch of wall with four hooks, between two paintings that are still there.",
    boxes: wall,
  },
  {
    name: "squares",
    label: "The Mona Lisa in 580 plain squares. It is her, most of all from across the room.",
    boxes: squares,
  },
  {
    name: "improved",
    label: "The same squares, with round eyes and a grin of twenty-two teeth on top.",
    boxes: improved,
  },
]
