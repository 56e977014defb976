/** content/data/social-media-links.yaml: the services of 1999, and the lines their terminals print. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))

const service = v.strictObject({
  id: v.pipe(text, v.regex(/^[a-z]+$/, "Write small letters.")),
  label: v.pipe(text, v.maxLength(16, "Write fewer than 16 characters.")),
  lines: v.pipe(
    v.array(v.pipe(text, v.maxLength(80, "A terminal has 80 columns."))),
    v.minLength(2, "Print two lines or more."),
  ),
})

export const schema = v.pipe(
  v.array(service),
  v.minLength(1, "There has to be a service."),
  v.check(
    services => new Set(services.map(({ id }) => id)).size === services.length,
    "Give each service an id of its own.",
  ),
)

export type Service = v.InferOutput<typeof service>
