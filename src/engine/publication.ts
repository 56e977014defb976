/** Publication of pages: their state by the site's calendar, and the order of their dates. */
import { dayKey } from "../lib/calendar/calendarDay"
import { helsinkiParts } from "../lib/calendar/zone"
import type { Place, Problem } from "./problems"
import type { Yaml } from "./yaml/read"

type PublicationKeys = {
  added: string
  draft?: boolean | undefined
  publishOn?: string | undefined
  updated?: string | undefined
  tags?: string[] | undefined
}

/**
 * The state of publication: "draft", the date of publication as 2026-12-24, or "" once published. As strings the
 * states sort from published to draft.
 */
export type PublishState = string

export const draftMark: PublishState = "draft"

/** The date in Helsinki at an instant, as 2026-12-24. */
export function siteDay(instant: Date): string {
  return dayKey(helsinkiParts(instant))
}

/** The state of publication on a day. */
export function publishStateOf(
  { draft, publishOn }: Omit<PublicationKeys, "added">,
  today: string,
): PublishState {
  if (draft) return draftMark
  return publishOn !== undefined && publishOn > today ? publishOn : ""
}

/** The date of publication, past or future. */
export function publicationDay({ added, publishOn }: PublicationKeys): string {
  return publishOn ?? added
}

/** Derives the fields of publication from front matter. `hidden` is the page's own setting. */
export function publicationOf(keys: PublicationKeys, hidden: boolean, today: string) {
  const { updated, tags = [] } = keys
  const publishState = publishStateOf(keys, today)
  return {
    added: publicationDay(keys),
    ...(updated !== undefined && { updated }),
    hidden: hidden || publishState !== "",
    publishState,
    numbered: !hidden && publishState !== draftMark,
    tags,
  }
}

/** Finds mistakes in the dates of a page. */
export function publicationProblems(keys: PublicationKeys, at: Yaml["at"], today: string): Problem[] {
  const { added, draft, publishOn, updated } = keys
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
  const published = publicationDay(keys)
  if (updated < published) {
    const key = publishOn === undefined ? "added" : "publishOn"
    const what = `"updated" is ${updated}, and before "${key}", which is ${published}.`
    wrong("updated", what, 'Write the day on which the page was changed, or leave "updated" out.')
  } else if (updated > today) {
    const what = `"updated" is ${updated}, which is still to come.`
    wrong("updated", what, "Write the day on which the page was changed.")
  }
  return problems
}

/** The mistake in a link to a page that is published later than the link; null if there is none. */
export function linkToUnpublished(
  { href, ...at }: Place & { href: string },
  from: PublishState,
  target: { file: string; publishState: PublishState },
): Problem | null {
  const { file, publishState } = target
  if (publishState <= from) return null
  if (publishState === draftMark) {
    const what = `The link ${href} leads to a draft, ${file}, which no visitor sees.`
    return { ...at, what, todo: 'Remove "draft: true" there, or the link here.' }
  }
  const what = `The link ${href} leads to ${file}, which comes on ${publishState}: before that day nothing is there.`
  const todo =
    from === ""
      ? `Take the link out until then, or write "publishOn: ${publishState}" here too.`
      : `Write "publishOn: ${publishState}" or a later day here, or take the link out.`
  return { ...at, what, todo }
}
