/** content/data/zone-places.yaml: the places that the IANA time zone database names, and where on Earth they are. */
import * as v from "valibot"

const degrees = (most: number) => {
  const message = `Write degrees from ${-most} to ${most}.`
  return v.pipe(v.number(message), v.minValue(-most, message), v.maxValue(most, message))
}

const place = v.strictObject({
  /** The zone's name in the database, as Europe/Helsinki. */
  zone: v.pipe(v.string(), v.regex(/^[A-Z][\w-]+(\/[A-Z][\w-]+)+$/, "Write a zone as Europe/Helsinki.")),
  /** ISO 3166-1, two letters. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "Write a country in two capital letters, as FI.")),
  /** Degrees north and east. */
  lat: degrees(90),
  lon: degrees(180),
  /** What the place is called, where the last part of the zone's name isn't it. */
  name: v.optional(v.pipe(v.string(), v.nonEmpty("Write a name."))),
})

export const schema = v.pipe(v.array(place), v.minLength(1, "The Earth has at least one place."))

export type ZonePlace = v.InferOutput<typeof place>
