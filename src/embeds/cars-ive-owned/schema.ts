/** content/data/cars.yaml: cars with their years, faults and ends. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const year = v.pipe(v.number("Write a year."), v.integer(), v.minValue(1950), v.maxValue(2100))

const car = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+$/, "Write a word in small letters.")),
  car: text,
  /** The model year. */
  model: year,
  from: year,
  until: year,
  colour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "Write a colour as #c9a227.")),
  shape: v.picklist(["saloon", "hatch", "small", "van", "estate"]),
  fault: v.picklist(["left", "lazy", "slippery", "reverse", "stops", "none"]),
  faults: text,
  death: text,
  /** The price in euros. */
  price: v.pipe(v.number(), v.integer(), v.minValue(1)),
  source: v.pipe(v.string(), v.url("Write an address.")),
})

export const schema = v.pipe(v.array(car), v.minLength(1, "A yard needs a car."))

export type Car = v.InferOutput<typeof car>
