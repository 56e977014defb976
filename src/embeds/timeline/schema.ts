/** The schema of content/data/resume.yaml: jobs and studies with their months. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.trim(), v.nonEmpty("Write a text."))
const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Write a month as 2004-09."))

const titleAndText = v.optional(v.tuple([text, text], "Write a title and a text."))

const entry = v.pipe(
  v.strictObject({
    /** The first month: "2004-09". */
    from: month,
    /** The last month, included; absent while the entry goes on. */
    until: v.optional(month),
    kind: v.picklist(["work", "study", "other"], "Write work, study or other."),
    title: text,
    where: text,
    text,
    /**
     * Title and text in the other tellings: as others tell it, at Christmas, in an application. Without them the
     * plain ones are used.
     */
    less: titleAndText,
    more: titleAndText,
    most: titleAndText,
  }),
  v.check(({ from, until }) => until === undefined || from <= until, "It ends before it begins."),
)

export const schema = v.strictObject({ name: text, about: text, entries: v.array(entry) })

export type Resume = v.InferOutput<typeof schema>
export type ResumeEntry = v.InferOutput<typeof entry>
