/** content/data/antarctic-stations.yaml: research stations with their clocks and places. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const degrees = (min: number, max: number) => {
  const message = `Write degrees from ${min} to ${max}.`
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
}

const year = "Write a year from 1898 to 2100."

const station = v.strictObject({
  name: text,
  country: text,
  /** The IANA name of its time zone. */
  zone: v.pipe(v.string(), v.regex(/^[A-Z]\w+\/\w+$/, "Write a zone as Antarctica/Troll.")),
  latitude: degrees(-90, -60),
  longitude: degrees(-180, 180),
  /** The year it opened. */
  since: v.pipe(v.number(year), v.integer(year), v.minValue(1898, year), v.maxValue(2100, year)),
  /** One true fact about it. */
  note: text,
})

export const schema = v.pipe(v.array(station), v.minLength(1, "Antarctica needs at least one station."))

export type Station = v.InferOutput<typeof station>
