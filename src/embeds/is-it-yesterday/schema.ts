/** content/data/zone-places.yaml: the places named in the IANA time zone database, with coordinates. */
import * as v from "valibot"

const degrees = (max: number) => {
  const message = `Write degrees from ${-max} to ${max}.`
  return v.pipe(v.number(message), v.minValue(-max, message), v.maxValue(max, message))
}

const place = v.strictObject({
  /** The name in the IANA database, such as Europe/Helsinki. */
  zone: v.pipe(v.string(), v.regex(/^[A-Z][\w-]+(\/[A-Z][\w-]+)+$/, "Write a zone as Europe/Helsinki.")),
  /** ISO 3166-1 alpha-2. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Write a country in two capital letters, as FI.")),
  /** Degrees north and east. */
  lat: degrees(90),
  lon: degrees(180),
  /** The name of the place, if it differs from the last part of the zone's name. */
  name: v.optional(v.pipe(v.string(), v.nonEmpty("Write a name."))),
})

export const schema = v.pipe(v.array(place), v.minLength(1, "The Earth has at least one place."))

export type ZonePlace = v.InferOutput<typeof place>
