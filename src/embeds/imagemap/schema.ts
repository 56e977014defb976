/** content/data/room.yaml: the areas of the image map. */
import * as v from "valibot"
import { picture } from "./picture"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

/** The minimum and maximum number of coordinates of each shape. */
const lengths = { rect: [4, 4], circle: [3, 3], poly: [6, 40] } as const

const area = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z]+$/, "Write a word in small letters.")),
    name: text,
    /** The description in the dark, by touch. */
    dark: text,
    shape: v.picklist(["rect", "circle", "poly"]),
    coords: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(picture.width))),
    to: v.pipe(v.string(), v.startsWith("/", "Write a path of ours.")),
  }),
  v.check(({ shape, coords }) => {
    const [minCount, maxCount] = lengths[shape]
    return (
      coords.length >= minCount && coords.length <= maxCount && (shape !== "poly" || coords.length % 2 === 0)
    )
  }, "A rect has 4 coordinates, a circle 3, and a poly two for each of its corners."),
)

export const schema = v.pipe(v.array(area), v.minLength(2, "A room needs two things or more."))

export type Area = v.InferOutput<typeof area>
