/** Loads the codes of retired pages and of static files, once a code belongs to no current page. */
import { withPrefix } from "gatsby"
import { array, boolean, object, optional, parse, string } from "valibot"
import { useLoaded } from "../../hooks/browser/loaded"

const schema = array(object({ code: string(), path: string(), file: optional(boolean()) }))

export type RetiredCode = {
  code: string
  path: string
  /** True if the path leads to a static file, which the router can't open. */
  file?: boolean | undefined
}

async function loadRetired(): Promise<RetiredCode[]> {
  const response = await fetch(withPrefix("/retired.json"))
  if (!response.ok) throw new Error(response.statusText)
  return parse(schema, await response.json())
}

/** Returns the retired codes with their paths, requested while `isNeeded`: null until they have loaded, or "failed". */
export function useRetiredCodes(isNeeded: boolean): RetiredCode[] | null | "failed" {
  const { value, failed } = useLoaded(loadRetired, [], isNeeded)
  return failed ? "failed" : value
}
