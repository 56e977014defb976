/** The numbers of pages that were, and of files beside the pages: asked for only when a number belongs to no page that is. */
import { withPrefix } from "gatsby"
import { array, boolean, object, optional, parse, string } from "valibot"
import { useLoaded } from "../../hooks/browser/loaded"

const schema = array(object({ code: string(), path: string(), file: optional(boolean()) }))

export type Retired = {
  code: string
  path: string
  /** Whether files stand there, and no page: the browser has to ask the server for it. */
  file?: boolean | undefined
}

async function loadRetired(): Promise<Retired[]> {
  const answer = await fetch(withPrefix("/retired.json"))
  if (!answer.ok) throw new Error(answer.statusText)
  return parse(schema, await answer.json())
}

/** The retired numbers with their addresses; null until they are there, and "failed" where they can't be had. */
export function useRetired(wanted: boolean): Retired[] | null | "failed" {
  const { value, failed } = useLoaded(loadRetired, [], wanted)
  return failed ? "failed" : value
}
