/** The schema of content/data/clock-places.yaml: an inhabited place for each time zone in use. */
import * as v from "valibot"
import { isZone } from "../../../lib/calendar/wallClock"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const place = v.strictObject({
  /** A name in the IANA time zone database: "Europe/Helsinki". */
  zone: v.pipe(
    v.string("Write the name of a time zone."),
    v.check(isZone, "Write a time zone's name as Europe/Helsinki."),
  ),
  /** An inhabited place in the zone. */
  place: text,
  /** The country, or a better-known part of it. */
  country: text,
})

export const schema = v.pipe(v.array(place), v.minLength(1, "The Earth needs at least one place."))

export type ClockPlace = v.InferOutput<typeof place>
