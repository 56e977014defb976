/** content/data/cities-visited.yaml: cities in the order of the journey, and how much of a visit each was. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const degrees = (max: number) => {
  const message = `Write degrees from -${max} to ${max}.`
  return v.pipe(v.number(message), v.minValue(-max, message), v.maxValue(max, message))
}

const year = "Write a year from 1980 to 2100."

const city = v.strictObject({
  city: text,
  country: text,
  latitude: degrees(90),
  longitude: degrees(180),
  year: v.pipe(v.number(year), v.integer(year), v.minValue(1980, year), v.maxValue(2100, year)),
  how: v.picklist(["visit", "wrong", "airport", "window"], "Write visit, wrong, airport or window."),
  note: text,
  /** The source of the coordinates. */
  source: v.pipe(v.string(), v.url("Write an address.")),
})

export const schema = v.pipe(v.array(city), v.minLength(2, "A journey needs two cities."))

export type City = v.InferOutput<typeof city>
