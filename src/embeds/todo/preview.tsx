import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { share } from "../../kits/preview/share"
import { headSize, type Neck, necks, place } from "./hydra"
import { type Fallen, type Poses, paint } from "./paint"

/** The tasks of the film, with the second at which each comes and is done. */
const tasks = [
  { id: 1, text: "Buy milk", from: 0, until: 1.6 },
  { id: 2, of: 1, text: "Find a bag", from: 1.6, until: 3 },
  { id: 3, of: 1, text: "Find the shop", from: 1.6, until: 3.3 },
  { id: 4, of: 2, text: "Wash the bag", from: 3, until: 4.6 },
  { id: 5, of: 2, text: "Ask who has the bag", from: 3, until: 4.9 },
  { id: 6, of: 3, text: "Find the shoes", from: 3.3, until: 4.7 },
  { id: 7, of: 3, text: "Read the opening hours", from: 3.3, until: 5.1 },
  { id: 8, of: 4, text: "Buy soap", from: 4.6, until: 99 },
  { id: 9, of: 4, text: "Buy milk", from: 4.6, until: 99 },
  { id: 10, of: 5, text: "Apologise", from: 4.9, until: 99 },
  { id: 11, of: 5, text: "Buy a bag", from: 4.9, until: 99 },
  { id: 12, of: 6, text: "Look under the bed", from: 4.7, until: 99 },
  { id: 13, of: 6, text: "Make the bed", from: 4.7, until: 99 },
  { id: 14, of: 7, text: "Learn to read", from: 5.1, until: 99 },
  { id: 15, of: 7, text: "Move closer", from: 5.1, until: 99 },
]

/** A head falls for so many seconds. */
const fallSeconds = 0.9

function show({ pen, width, height, seconds }: Frame): void {
  const size = { width, height }
  const items = tasks
    .filter(({ from }) => from <= seconds)
    .map(({ from: _, until, ...task }) => ({ ...task, done: until <= seconds }))
  const all = necks(items)
  const taskOf = ({ id }: Neck) => tasks.find(task => task.id === id)
  const poses: Poses = new Map(
    all.map(neck => {
      const from = taskOf(neck)?.from ?? 0
      // The first head was there before the film.
      const grown = from === 0 ? 1 : 0.45 + 0.55 * share(seconds, from, from + 0.4)
      return [neck.id, { angle: neck.angle, reach: neck.reach * grown }]
    }),
  )
  const large = headSize(all.filter(({ open }) => open).length, width)
  const fallen = all.flatMap((neck): Fallen[] => {
    const age = seconds - (taskOf(neck)?.until ?? 0)
    if (age < 0 || age > fallSeconds) return []
    const { x, y } = place(neck, size)
    return [{ x: x + 30 * age, y: y - 60 * age + 320 * age ** 2, up: 0, turn: 3 * age, size: large }]
  })
  paint(pen, size, all, { poses, fallen, time: seconds, pointed: null })
}

/** The hydra loses a head for each task that is done, and gets two. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={() => show} length={8} still={4} />
}
