/** The life of a page: whether it is out yet, by the site's own calendar, and whether its days follow each other. */
import { dayKey } from "../lib/calendar/calendarDay"
import { helsinkiParts } from "../lib/calendar/zone"
import type { Place, Problem } from "./problems"
import type { Yaml } from "./yaml/read"

type Written = {
  added: string
  draft?: boolean | undefined
  publishOn?: string | undefined
  updated?: string | undefined
  tags?: string[] | undefined
}

/** What a page waits for: "draft", or the day on which it comes, as 2026-12-24; "" where it is out. They sort in time. */
export type PublishState = string

export const draftMark: PublishState = "draft"

/** The day that it is in Helsinki at an instant, as 2026-12-24. */
export function siteDay(instant: Date): string {
  return dayKey(helsinkiParts(instant))
}

/** What a page waits for on a day. */
export function publishStateOf({ draft, publishOn }: Omit<Written, "added">, today: string): PublishState {
  if (draft) return draftMark
  return publishOn !== undefined && publishOn > today ? publishOn : ""
}

/** The day on which a page came, or is to come. */
export function publicationDay({ added, publishOn }: Written): string {
  return publishOn ?? added
}

/** What the keys of its life make of a page; `hidden` by its own wish. */
export function publicationOf(written: Written, hidden: boolean, today: string) {
  const { updated, tags = [] } = written
  const waits = publishStateOf(written, today)
  return {
    added: publicationDay(written),
    ...(updated !== undefined && { updated }),
    hidden: hidden || waits !== "",
    waits,
    numbered: !hidden && waits !== draftMark,
    tags,
  }
}

/** What is wrong with the days of a page. */
export function publicationProblems(written: Written, at: Yaml["at"], today: string): Problem[] {
  const { added, draft, publishOn, updated } = written
  const problems: Problem[] = []
  const wrong = (key: string, what: string, todo: string) => problems.push({ ...at([key]), what, todo })
  if (added > today) {
    const what = `"added" is ${added}, which is still to come.`
    wrong(
      "added",
      what,
      `Write the day it is, and "publishOn: ${added}" for the day on which the page is to come.`,
    )
  }
  if (draft && publishOn !== undefined) {
    const todo = 'Keep "draft: true" until it is ready, or "publishOn" once it is.'
    wrong("publishOn", 'A draft comes on no day: it has "draft" and "publishOn".', todo)
  } else if (publishOn !== undefined && publishOn < added) {
    const what = `"publishOn" is ${publishOn}, and before "added", which is ${added}.`
    wrong("publishOn", what, 'Write a day that is not before "added", or leave "publishOn" out.')
  }
  if (updated === undefined) return problems
  const came = publicationDay(written)
  if (updated < came) {
    const key = publishOn === undefined ? "added" : "publishOn"
    const what = `"updated" is ${updated}, and before "${key}", which is ${came}.`
    wrong("updated", what, 'Write the day on which the page was changed, or leave "updated" out.')
  } else if (updated > today) {
    const what = `"updated" is ${updated}, which is still to come.`
    wrong("updated", what, "Write the day on which the page was changed.")
  }
  return problems
}

/** What is wrong with a link to a page that comes later than what the link stands in; null for a link that may be there. */
export function linkToUnpublished(
  { href, ...at }: Place & { href: string },
  from: PublishState,
  target: { file: string; waits: PublishState },
): Problem | null {
  const { file, waits } = target
  if (waits <= from) return null
  if (waits === draftMark) {
    const what = `The link ${href} leads to a draft, ${file}, which no visitor sees.`
    return { ...at, what, todo: 'Remove "draft: true" there, or the link here.' }
  }
  const what = `The link ${href} leads to ${file}, which comes on ${waits}: before that day nothing is there.`
  const todo =
    from === ""
      ? `Take the link out until then, or write "publishOn: ${waits}" here too.`
      : `Write "publishOn: ${waits}" or a later day here, or take the link out.`
  return { ...at, what, todo }
}
